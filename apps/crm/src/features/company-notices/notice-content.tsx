import { Callout } from '@szansa/ui/callout';
import { DescriptionList } from '@szansa/ui/description-list';
import { RichText } from '@szansa/ui/rich-text-field';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { NoticeFiles } from './notice-files.tsx';
import type { Notice } from './notice.ts';
import { useRecipients } from './recipients.ts';

/** The content of an announcement as its recipients read it, with its recipients and its files. */
export function NoticeContent({ notice }: { notice: Notice }) {
  const { t } = useTranslation('companyNotices');
  const { missing, note } = notice;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        {missing.length > 0 && (
          <Callout tone="info" title={t('missing.title')}>
            <ul className="list-disc pl-5">
              {missing.map((gap) => (
                <li key={gap}>{t(`missing.${gap}`)}</li>
              ))}
            </ul>
          </Callout>
        )}
        <section aria-label={t('fields.note')} className="rounded-large border border-border bg-surface p-5">
          {note ? (
            <RichText value={note} className="wrap-anywhere" />
          ) : (
            <p className="text-text-muted">{t('record.noText')}</p>
          )}
        </section>
        <NoticeFiles notice={notice} />
      </div>
      <Facts notice={notice} />
    </div>
  );
}

function Facts({ notice }: { notice: Notice }) {
  const { t } = useTranslation('companyNotices');
  const { date, instant } = useFormats();
  const recipients = useRecipients();
  const { validUntil, isDraft, recipientCount, remindedAt } = notice;
  return (
    <DescriptionList
      className="self-start"
      items={[
        { label: t('columns.recipients'), value: recipients(notice) || '–' },
        {
          label: t(isDraft ? 'record.wouldReach' : 'record.reached'),
          value: t('record.people', { count: recipientCount }),
        },
        { label: t('fields.validUntil'), value: validUntil ? date(validUntil) : t('record.untilFurther') },
        ...(remindedAt ? [{ label: t('record.reminded'), value: instant(remindedAt) }] : []),
      ]}
    />
  );
}
