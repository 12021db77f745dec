import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { looksAfter } from '@szansa/domain/account';

import {
  listAnswer,
  mailPurpose,
  notFound,
  verb,
  type Actor,
  type HandlerInput,
  type StaffContext,
  type StaffReading,
} from '../platform.ts';
import { countMails, findMail, listMails, type MailFilters, type MailRow } from './queries.ts';

type Outbox = Endpoints['outbox'];
type ListQuery = HandlerInput<Outbox['list']>['query'];
type Mail = Data<Outbox['get']>;

/** A mail may hold a link into somebody's account, so it is for those who look after that account. */
const includesSuper = ({ roles }: Actor) => looksAfter(roles, ['SUPER_ADMIN']);

function described({ recipient, createdAt, sentAt, ...row }: MailRow): Omit<Mail, 'text'> {
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

/** A mail; the text of one that is kept here is shown, and that it was read is logged. @throws 404 */
export function mailById(context: StaffContext, id: string): Promise<Mail> {
  return verb(context, async (work) => {
    const found = await findMail(work.db, id, includesSuper(work.actor));
    if (!found) throw notFound();
    const { userId, body, ...row } = found;
    if (row.state !== 'kept' || body === null) return { ...described(row), text: null };
    await work.audit({
      entity: 'user',
      entityId: userId ?? id,
      action: 'read_mail',
      after: { mailId: id, subject: row.subject },
    });
    const text = work.platform.secrets.open(mailPurpose(id), body).toString('utf8');
    return { ...described(row), text };
  });
}
