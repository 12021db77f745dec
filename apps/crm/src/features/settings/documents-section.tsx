import { contrastOnWhite, isReadableOnWhite, defaultAccent } from '@szansa/domain/agency';
import { agencyPatch } from '@szansa/domain/agency';
import { ColorField, isHexColor } from '@szansa/ui/color-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { AgencyLogo } from '#parts/agency/agency-logo.tsx';

import type { Agency } from './agency.ts';
import { DocumentPreview, type DocumentsValues } from './document-preview.tsx';
import { SectionForm } from './section-form.tsx';

const schema = agencyPatch.pick({ accentColor: true, pdfFooter: true, mailFooter: true });

const footers = ['pdfFooter', 'mailFooter'] as const;

const valuesOf = ({ accentColor, pdfFooter, mailFooter }: Agency): DocumentsValues => ({
  accentColor: accentColor ?? '',
  pdfFooter: pdfFooter ?? '',
  mailFooter: mailFooter ?? '',
});

function useColorHint(): (typed: string) => string {
  const { t } = useTranslation('settings');
  const { language } = useFormats();
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (typed) => {
    const color = typed.trim() === '' ? defaultAccent : typed.trim();
    if (!isHexColor(color)) return t('documents.colorHint');
    const key = isReadableOnWhite(color) ? 'documents.colorReadable' : 'documents.colorTooLight';
    return t(key, { contrast: numbers.format(contrastOnWhite(color)) });
  };
}

function DocumentsFields() {
  const { t } = useTranslation('settings');
  const { control, formState } = useFormContext<DocumentsValues>();
  const { errors } = formState;
  const disabled = !useAccess().has('agency.edit');
  const colorHint = useColorHint();
  return (
    <>
      <Controller
        control={control}
        name="accentColor"
        render={({ field }) => (
          <ColorField
            label={t('fields.accentColor')}
            hint={colorHint(field.value)}
            fallback={defaultAccent}
            error={errors.accentColor?.message}
            disabled={disabled}
            {...field}
          />
        )}
      />
      {footers.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <TextareaField
              label={t(`fields.${name}`)}
              hint={t(`documents.${name}Hint`)}
              maxLength={500}
              error={errors[name]?.message}
              {...field}
              disabled={disabled}
            />
          )}
        />
      ))}
    </>
  );
}

/** How offers and mails look; the logo beside the rest, because it is saved by itself. */
export function DocumentsSection({ agency }: { agency: Agency }) {
  const mayEdit = useAccess().has('agency.edit');
  const logo = useQuery({
    ...queries.agency.logo.query(),
    enabled: agency.hasLogo,
    staleTime: Infinity,
  });
  return (
    <SectionForm section="documents" agency={agency} schema={schema} valuesOf={valuesOf}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <div className="space-y-3.5">
          {mayEdit && <AgencyLogo agency={agency} />}
          <DocumentsFields />
        </div>
        <DocumentPreview agency={agency} logo={(agency.hasLogo && logo.data?.blob) || null} />
      </div>
    </SectionForm>
  );
}
