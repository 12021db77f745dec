import { Callout } from '@szansa/ui/callout';
import { Sheet } from '@szansa/ui/sheet';
import { Skeleton } from '@szansa/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LinkedText } from '#parts/customer-mail/linked-text.tsx';

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
      {text !== null && <LinkedText text={text} />}
    </Sheet>
  );
}
