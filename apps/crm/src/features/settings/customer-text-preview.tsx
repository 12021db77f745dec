import type { Language } from '@szansa/domain/account';
import { filledNotice, type NoticeText } from '@szansa/domain/language';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Agency } from './agency.ts';

/** The data of a sample opportunity. */
const sample = {
  number: 1042,
  vehicle: 'Škoda Octavia Combi Selection',
  customer: 'Jan Kowalski',
  sender: 'Anna Nowak',
  signature: ['Anna Nowak', '+48 600 100 200', 'anna.nowak@przyklad.pl'],
};

interface CustomerTextPreviewProps {
  agency: Agency;
  language: Language;
  written: NoticeText | undefined;
}

/** A mail to a customer as it would be proposed for a sample opportunity, with what the agency puts under every mail. */
export function CustomerTextPreview({ agency, language, written }: CustomerTextPreviewProps) {
  const { t } = useTranslation('settings');
  const captionId = useId();
  if (!written) return null;
  const { name, mailFooter } = agency;
  const { subject, text } = filledNotice(written, { ...sample, agency: name }, language);
  return (
    <figure aria-labelledby={captionId} className="min-w-0">
      <figcaption id={captionId} className="mb-1 text-small font-medium text-text-muted">
        {t('mails.preview')}
      </figcaption>
      <div
        lang={language}
        className="rounded-medium border border-border bg-paper p-5 text-small text-ink shadow-small"
      >
        <p className="mb-3 border-b border-border pb-3 font-semibold wrap-anywhere">{subject}</p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="mt-4 text-tiny wrap-anywhere whitespace-pre-line">
          {[name, mailFooter].filter(Boolean).join('\n')}
        </p>
      </div>
    </figure>
  );
}
