import type { Data, Endpoints } from '@szansa/api-client/client';
import { Callout } from '@szansa/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { MailFiles } from './mail-files.tsx';
import { MailText } from './mail-text.tsx';

type Mail = Data<Endpoints['files']['mail']>;

const nameOf = ({ name, address }: Mail['to'][number]): string => {
  if (name === null) return address ?? '–';
  return address === null || address === name ? name : `${name} <${address}>`;
};

const namesOf = (people: Mail['to']): string | null =>
  people.length > 0 ? people.map(nameOf).join(', ') : null;

/** A mail among stored files: who it is from and for, what it says, and what it brings along. */
export function StoredMail({ fileId: id }: { fileId: string }) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch } = useQuery({
    ...queries.files.mail.query({ params: { id } }),
    staleTime: Infinity,
  });
  if (isPending) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <LoadingRows count={4} />
      </div>
    );
  }
  if (data) return <Shown mail={data} fileId={id} />;
  if (error?.is('mail_unreadable')) {
    return (
      <Callout role="alert" tone="warning">
        {error.message}
      </Callout>
    );
  }
  return <FailedScreen error={error} onRetry={() => void refetch()} />;
}

function Shown({ mail, fileId }: { mail: Mail; fileId: string }) {
  const { t } = useTranslation('mail');
  const { instant } = useFormats();
  const { subject, from, to, copies, recipientsLeftOut, sentDate, isWhole, attachmentsLeftOut } = mail;
  const more = recipientsLeftOut > 0 ? t('more', { count: recipientsLeftOut }) : null;
  const lines = [
    { label: t('from'), value: from && nameOf(from) },
    { label: t('to'), value: namesOf(to) },
    { label: t('copies'), value: namesOf(copies) },
    { label: t('date'), value: sentDate && instant(sentDate) },
  ];
  return (
    // a long mail scrolls, also by the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={t('label')} tabIndex={0} className="h-full space-y-4 overflow-auto">
      <div className="space-y-2">
        <h3 className="text-heading font-semibold wrap-anywhere">{subject || t('noSubject')}</h3>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1">
          {lines.map(({ label, value }) =>
            value ? (
              <Fragment key={label}>
                <dt className="text-text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </Fragment>
            ) : null,
          )}
        </dl>
        {more && <p className="text-small text-text-muted">{more}</p>}
        {(!isWhole || attachmentsLeftOut > 0) && <Callout tone="warning">{t('notWhole')}</Callout>}
        {mail.remotePictures > 0 && <Callout>{t('pictures', { count: mail.remotePictures })}</Callout>}
      </div>
      <MailText text={mail.text} html={mail.html} />
      <MailFiles fileId={fileId} attachments={mail.attachments} />
    </div>
  );
}
