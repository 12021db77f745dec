import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';

import { senderOf } from '../mail-parts.tsx';
import type { Mail } from '../received-mails-address.ts';

interface JoinedMailsProps {
  /** The line they have joined. */
  lineId: string;
  /** Opens one of them; without it they are only listed. */
  onOpen?: ((id: string) => void) | undefined;
}

/** The mails that have joined a line, the latest hundred of them. */
export function JoinedMails({ lineId, onOpen }: JoinedMailsProps) {
  const { t } = useTranslation(['receivedMails', 'common']);
  const query = { joinedTo: [lineId], perPage: 100 as const };
  const { data, error, isPending, refetch } = useQuery(queries.receivedMails.list.query({ query }));
  if (isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')}>
        <LoadingRows count={2} />
      </div>
    );
  }
  if (!data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  const more = data.total - data.items.length;
  return (
    <ul
      aria-label={t('series.label')}
      // a list that scrolls is reached by the keyboard as well
      tabIndex={0}
      className="max-h-48 divide-y divide-border overflow-y-auto rounded-medium border border-border bg-surface"
    >
      {data.items.map((mail) => {
        const subject = mail.subject || t('noSubject');
        return (
          <li key={mail.id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-1.5">
            {onOpen ? (
              <TextLink asChild>
                <button
                  type="button"
                  className="min-w-0 text-left wrap-anywhere"
                  onClick={() => onOpen(mail.id)}
                >
                  {subject}
                </button>
              </TextLink>
            ) : (
              <span className="min-w-0 wrap-anywhere">{subject}</span>
            )}
            <span className="text-small text-text-muted">
              {senderOf(mail)} · <Instant at={mail.sentDate ?? mail.receivedAt} />
            </span>
          </li>
        );
      })}
      {more > 0 && <li className="px-3 py-1.5 text-text-muted">{t('series.more', { count: more })}</li>}
    </ul>
  );
}

interface MailSeriesProps {
  mail: Mail;
  onOpen: (id: string) => void;
}

/** What a mail has to do with others of its sender: those that have joined it, or the line it has joined. */
export function MailSeries({ mail, onOpen }: MailSeriesProps) {
  const { t } = useTranslation('receivedMails');
  const { id, joinedTo, joinedCount } = mail;
  if (joinedTo !== null) {
    return (
      <Callout>
        <p>{t('series.of')}</p>
        <Button size="small" className="mt-2" onClick={() => onOpen(joinedTo)}>
          {t('series.open')}
        </Button>
      </Callout>
    );
  }
  if (joinedCount === 0) return null;
  return (
    <Callout>
      <div className="space-y-2">
        <p>{t('series.joined', { count: joinedCount })}</p>
        <JoinedMails lineId={id} onOpen={onOpen} />
      </div>
    </Callout>
  );
}
