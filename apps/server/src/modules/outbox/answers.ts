import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { looksAfter } from '@szansa/domain/account';

import { listAnswer, type Actor, type HandlerInput, type StaffReading } from '#platform';
import { countMails, listMails, type MailFilters, type MailRow } from './queries.ts';

type Outbox = Endpoints['outbox'];
type ListQuery = HandlerInput<Outbox['list']>['query'];

export type Mail = Data<Outbox['get']>;

/** A mail may hold a link into somebody's account, so it is for those who look after that account. */
export const includesSuper = ({ roles }: Actor) => looksAfter(roles, ['SUPER_ADMIN']);

export function described({ recipient, createdAt, sentAt, ...row }: MailRow): Omit<Mail, 'text'> {
  return {
    ...row,
    to: recipient,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** One page of mails, without their texts. */
export function listOfMails(reading: StaffReading, query: ListQuery) {
  const filters: MailFilters = {
    search: query.search,
    states: query.state,
    kinds: query.kind,
    includesSuper: includesSuper(reading.actor),
  };
  return listAnswer(query, {
    rows: listMails(reading.db, filters, query),
    count: countMails(reading.db, filters),
    item: described,
  });
}
