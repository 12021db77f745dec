import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope } from '@szansa/domain/opportunity';
import { receivedMailKinds, receivedMailMoves, type ReceivedMailKind } from '@szansa/domain/received-mail';

import { fetchPictures } from '#adapters/received-mail/remote-pictures.ts';
import { remotePicturesIn, withPictures } from '#adapters/received-mail/safe-html.ts';
import { listAnswer, type HandlerInput, type Produced, type StaffReading } from '#platform';
import { readableMail } from './access.ts';
import { countMails, listAttachments, listMails, type ListedMail, type MailFilters } from './queries.ts';

type Mails = Endpoints['receivedMails'];
export type MailAnswer = Produced<Mails['get']>;

function listItem<Row extends ListedMail>({ customerFile, ...row }: Row) {
  return {
    ...row,
    customerFile: customerFile && {
      id: customerFile.id,
      number: customerFile.number,
      customerName: customerFile.customerName,
    },
  };
}

/** Returns the requested kinds: only letters by default. */
function kindsOf(kinds: readonly ReceivedMailKind[] | undefined, isAutomaticShown: boolean) {
  return kinds ?? (isAutomaticShown ? receivedMailKinds : (['letter'] as const));
}

/** One page of received mails, and how many there are. */
export function listOfMails(
  { db, actor }: StaffReading,
  query: HandlerInput<Mails['list']>['query'],
): Promise<Produced<Mails['list']>> {
  const filters: MailFilters = {
    search: query.search,
    searchColumn: actor.excludedFields.has('customer.emails') ? 'searchText' : 'searchWithSender',
    statuses: query.status,
    kinds: kindsOf(query.kind, query.show_automatic ?? query.joinedTo !== undefined),
    joinedTo: query.joinedTo,
    mailAccountIds: query.mailAccountId,
    isDropped: query.dropped,
    from: query.from,
    to: query.to,
  };
  return listAnswer(query, {
    rows: listMails(db, opportunityScope(actor), filters, query),
    count: countMails(db, filters),
    item: listItem,
  });
}

/** A mail with its text and what the actor may do with it. @throws 404 */
export async function mailById(reading: StaffReading, id: string): Promise<MailAnswer> {
  const row = await readableMail(reading, id);
  const moves = reading.actor.can('received_mail.edit') ? receivedMailMoves(row.status) : [];
  const isJoined = row.joinedTo !== null;
  return {
    ...row,
    ...listItem(row),
    attachments: await listAttachments(reading.db, id),
    can: {
      accept: !isJoined && moves.includes('accepted'),
      reject: !isJoined && moves.includes('rejected'),
      separate: isJoined && moves.length > 0,
    },
  };
}

/**
 * Returns the HTML of a mail with those remote pictures that are available. @throws 404, 503 when too many are
 * pending
 */
export async function mailWithPictures(
  reading: StaffReading,
  id: string,
): Promise<Produced<Endpoints['receivedMails']['pictures']>> {
  const { html } = await readableMail(reading, id);
  if (html === null) return { html, shown: 0, missing: 0 };
  const addresses = remotePicturesIn(html);
  const fetched = await fetchPictures(addresses);
  return { html: withPictures(html, fetched), shown: fetched.size, missing: addresses.length - fetched.size };
}
