import { useTranslation } from 'react-i18next';

import { Instant } from '#kit/records/instant.tsx';

import { MailStatus, senderOf } from '../mail-parts.tsx';
import type { MailRow } from '../received-mails-address.ts';

interface MailQueueProps {
  mails: readonly MailRow[];
  openId: string;
  onOpen: (id: string) => void;
}

/** The mails of the page, one under another. */
export function MailQueue({ mails, openId, onOpen }: MailQueueProps) {
  const { t } = useTranslation('receivedMails');
  return (
    <ul className="divide-y divide-border">
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            aria-current={mail.id === openId ? 'true' : undefined}
            onClick={() => onOpen(mail.id)}
            className="block w-full px-3 py-2 text-left hover:bg-row-hover aria-[current]:bg-accent-soft"
          >
            <span className="flex items-baseline justify-between gap-2">
              <span className={mail.status === 'unread' ? 'truncate font-semibold' : 'truncate'}>
                {senderOf(mail)}
              </span>
              <span className="shrink-0 text-small text-text-muted">
                <Instant at={mail.receivedAt} />
              </span>
            </span>
            <span className="mt-0.5 flex items-center justify-between gap-2">
              <span className="truncate text-text-muted">{mail.subject || t('noSubject')}</span>
              <span className="shrink-0">
                <MailStatus status={mail.status} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
