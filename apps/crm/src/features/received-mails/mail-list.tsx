import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';

import { MailKind, MailOrigin, MailStatus, senderOf } from './mail-parts.tsx';
import { receivedMailsAddress, type MailRow } from './received-mails-address.ts';

function Subject({ row }: { row: MailRow }) {
  const { subject, status, joinedCount, joinedTo, kind } = row;
  const { t } = useTranslation('receivedMails');
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className={status === 'unread' ? 'truncate font-semibold' : 'truncate'}>
        {subject || t('noSubject')}
      </span>
      {joinedCount > 0 && (
        <span className="shrink-0 text-text-muted">{t('joined', { count: joinedCount })}</span>
      )}
      {joinedTo !== null && <span className="shrink-0 text-text-muted">{t('series.inSeries')}</span>}
      {kind !== 'letter' && (
        <span className="truncate text-text-muted">
          <MailKind {...row} />
        </span>
      )}
    </span>
  );
}

/** Received mails; a row opens its mail beside the others. */
export const mailList = listDefinition({
  address: receivedMailsAddress,
  texts: 'receivedMails',
  drawing: 'mail',
  columns: [
    {
      id: 'subject',
      cell: (row: MailRow) => <Subject row={row} />,
      width: 290,
      shown: 'always',
      pin: 'start',
    },
    { id: 'fromName', cell: senderOf, width: 200, priority: 1 },
    { id: 'status', cell: (row) => <MailStatus status={row.status} />, width: 140, priority: 2 },
    { id: 'kind', cell: (row) => <MailKind {...row} />, width: 170, shown: 'optional' },
    {
      id: 'customerFile',
      cell: ({ customerFile }) => customerFile && `${customerFile.customerName} (#${customerFile.number})`,
      width: 200,
    },
    { id: 'origin', cell: (row) => <MailOrigin {...row} />, width: 200, shown: 'optional' },
    { id: 'receivedAt', cell: (row) => <Instant at={row.receivedAt} />, width: 150, priority: 3 },
    { id: 'sentDate', cell: (row) => <Instant at={row.sentDate} />, width: 150, shown: 'optional' },
    { id: 'confirmedBy', cell: ({ confirmedBy }) => <Person person={confirmedBy} />, width: 170 },
  ],
  rowLabel: ({ subject, fromName }) => `${subject}, ${fromName ?? ''}`,
  rowLink: ({ id }) => <Link to="." search={withPart('mail', id)} />,
});
