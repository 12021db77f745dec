import { Callout } from '@szansa/ui/callout';
import { Sheet } from '@szansa/ui/sheet';
import { Skeleton } from '@szansa/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';

import { partsOf } from './mail-parts.ts';
import { ReadMailForm } from './read-mail-form.tsx';

/** The text of a kept mail, its links alive, for the own password. */
export function MailSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const mail = useQuery(queries.outbox.get.query({ params: { id } }));
  const read = useMutation(queries.outbox.read.mutation());
  const text = read.data?.text ?? null;
  const isReadable = mail.data?.state === 'kept' && (read.data === undefined || text !== null);
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={mail.data?.subject ?? t('outbox.mail')}
      description={mail.data?.to ?? ''}
      className="w-140"
    >
      {mail.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {mail.isError && <FailedScreen error={mail.error} onRetry={() => void mail.refetch()} />}
      {mail.data && !isReadable && <Callout>{t('outbox.noText')}</Callout>}
      {isReadable && text === null && (
        <ReadMailForm onPassword={(body) => read.mutateAsync({ params: { id }, body })} />
      )}
      {text !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          {partsOf(text).map((part, index) =>
            part.kind === 'link' ? (
              // parts have no identity but their place
              // oxlint-disable-next-line react/no-array-index-key -- a mail does not change
              <a
                key={index}
                href={part.text}
                rel="noreferrer"
                className="rounded-small text-accent-text underline underline-offset-2"
              >
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </p>
      )}
    </Sheet>
  );
}
