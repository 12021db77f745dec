import { formatEmail } from '@szansa/domain/identity';
import { Callout } from '@szansa/ui/callout';
import { LinkedText, TextLink } from '@szansa/ui/link';
import { Sheet } from '@szansa/ui/sheet';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingFields } from '#kit/records/loading-fields.tsx';

import { ReadMailForm } from './read-mail-form.tsx';

/** The text of a stored mail, with working links, shown after entering one's own password. */
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
      description={mail.data?.to ? formatEmail(mail.data.to) : ''}
      className="w-140"
    >
      {mail.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingFields count={1} />
        </div>
      )}
      {mail.isError && <FailedScreen error={mail.error} onRetry={() => void mail.refetch()} />}
      {mail.data?.attachment && (
        <p className="mb-3 flex items-center gap-1.5 text-small text-text-muted">
          <Paperclip size={14} aria-hidden className="shrink-0" />
          {t('outbox.attachment', { name: mail.data.attachment })}
        </p>
      )}
      {mail.data && !isReadable && <Callout>{t('outbox.noText')}</Callout>}
      {isReadable && text === null && (
        <ReadMailForm onPassword={(body) => read.mutateAsync({ params: { id }, body })} />
      )}
      {text !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          {/* stored mails are the product's own, and so are their links */}
          <LinkedText
            text={text}
            renderLink={(href, written) => (
              <TextLink href={href} rel="noreferrer">
                {written}
              </TextLink>
            )}
          />
        </p>
      )}
    </Sheet>
  );
}
