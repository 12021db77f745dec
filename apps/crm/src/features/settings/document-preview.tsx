import { isReadableOnWhite, defaultAccent } from '@szansa/domain/agency';
import { isHexColor } from '@szansa/ui/color-field';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { Agency } from './agency.ts';

/** The agency's logo out of the file the server sent. */
function LogoImage({ blob, label, className }: { blob: Blob; label: string; className: string }) {
  return (
    <img
      alt={label}
      className={className}
      ref={(image) => {
        if (!image) return undefined;
        const url = URL.createObjectURL(blob);
        image.src = url;
        return () => URL.revokeObjectURL(url);
      }}
    />
  );
}

export interface DocumentsValues {
  accentColor: string;
  pdfFooter: string;
  mailFooter: string;
}

/** The head and the foot of an offer as they would be printed now. */
export function DocumentPreview({ agency, logo }: { agency: Agency; logo: Blob | null }) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const captionId = useId();
  const { accentColor = '', pdfFooter = '' } = useWatch<DocumentsValues>();
  const color = isHexColor(accentColor) ? accentColor.trim() : defaultAccent;
  const lines = [
    [agency.street, [agency.postCode, agency.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    agency.taxIdNumber && `NIP ${formats.taxId(agency.taxIdNumber)}`,
    [agency.phone && formats.phone(agency.phone), agency.email && formats.email(agency.email), agency.website]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
  return (
    <figure aria-labelledby={captionId} className="min-w-0">
      <figcaption id={captionId} className="mb-1 text-small font-medium text-text-muted">
        {t('documents.preview')}
      </figcaption>
      <div className="rounded-medium border border-border bg-paper p-5 text-small text-ink shadow-small">
        <div
          className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-b-2 pb-3"
          style={{ borderColor: color }}
        >
          <div className="min-w-0">
            {logo && (
              <LogoImage
                key={logo.size}
                blob={logo}
                label={t('documents.logoOf', { name: agency.name })}
                className="mb-2 h-11 max-w-50 object-contain object-left"
              />
            )}
            <p
              className="text-large font-semibold wrap-anywhere"
              style={isReadableOnWhite(color) ? { color } : undefined}
            >
              {agency.name}
            </p>
            {lines.map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
          </div>
          <p>{t('documents.sampleReference')}</p>
        </div>
        <p className="mt-4 text-title font-semibold">{t('documents.sampleTitle')}</p>
        <div aria-hidden className="mt-3 mb-8 space-y-2 opacity-15">
          <div className="h-2 w-3/4 rounded-full bg-ink" />
          <div className="h-2 w-1/2 rounded-full bg-ink" />
          <div className="h-2 w-2/3 rounded-full bg-ink" />
        </div>
        <p className="text-tiny wrap-anywhere whitespace-pre-line">{pdfFooter}</p>
      </div>
    </figure>
  );
}
