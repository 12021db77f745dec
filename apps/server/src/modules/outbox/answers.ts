import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { looksAfter } from '@szansa/domain/account';

import { notFound, type Actor, type HandlerInput, type StaffReading } from '#platform';
import {
  countMails,
  findMail,
  listMails,
  type MailFilters,
  type MailReader,
  type MailRow,
} from './queries.ts';

type Outbox = Endpoints['outbox'];
type ListQuery = HandlerInput<Outbox['list']>['query'];

export type Mail = Data<Outbox['get']>;

/**
 * Returns which mails the actor may read. Mails may contain account links; administrators' are for super
 * administrators only.
 */
export const readerOf = ({ roles, excludedFields }: Actor): MailReader => ({
  isSuper: looksAfter(roles, ['SUPER_ADMIN']),
  seesCustomers: !excludedFields.has('customer.emails'),
});

export function described({ recipient, createdAt, sentAt, ...row }: MailRow): Mail {
  return {
    ...row,
    to: recipient,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Mails a query finds, without their texts. */
export function mailsFound(reading: StaffReading, query: ListQuery) {
  const filters: MailFilters = {
    search: query.search,
    states: query.state,
    kinds: query.kind,
    reader: readerOf(reading.actor),
  };
  return {
    rows: listMails(reading.db, filters, query),
    count: countMails(reading.db, filters),
    item: described,
  };
}

/** A mail with its sealed text. @throws 404 */
export async function visibleMail({ db, actor }: StaffReading, id: string) {
  const found = await findMail(db, id, readerOf(actor));
  if (!found) throw notFound();
  const { userId, body, ...row } = found;
  return { userId, body, row };
}

/** A mail without its text. @throws 404 */
export async function mailById(reading: StaffReading, id: string): Promise<Mail> {
  return described((await visibleMail(reading, id)).row);
}
