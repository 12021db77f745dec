import type { ChatPart } from '@szansa/domain/comment';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';

import { chatsAfter, type ChatList, type ChatPlace } from '#modules/conversations';
import { foundOpportunities, inScope, type OpportunityFilters } from '#modules/opportunities';
import { personOf } from '#modules/users';
import type { Database, Db } from '#platform';

/** The user whose chats are requested, with what they may read and search. */
export interface ChatReader extends Pick<OpportunityFilters, 'searchColumn'> {
  readonly userId: string;
  readonly scope: OpportunityScope;
}

/** Whether the reader may access the opportunity of an expression, and it matches a search. */
export function isReadableBy(
  { scope, searchColumn }: Pick<ChatReader, 'scope' | 'searchColumn'>,
  about: 'entry.about' | 'comment.customerFileId',
  search?: string,
): Expression<SqlBool> {
  const found = search ? foundOpportunities(search, { searchColumn }) : sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select 1 from customer_file where customer_file.id = ${sql.ref(about)} and ${inScope(scope)} and ${found}
  )`;
}

/** The chats about opportunities of a person: those they may read, by a text if one is given. */
export function chatListOf(reader: ChatReader, part: ChatPart, search?: string): ChatList {
  const eb = expressionBuilder<Database>();
  return {
    userId: reader.userId,
    column: 'customerFileId',
    part,
    concerned: eb.selectFrom('customerFile').select('id').where('workerId', '=', reader.userId),
    isReadable: isReadableBy(reader, 'entry.about', search),
  };
}

/** The first chats of a list about opportunities, or those after a place. */
export function listChats(db: Db, list: ChatList, after: ChatPlace | null, limit: number) {
  return db
    .selectFrom(chatsAfter(db, list, after, limit).as('entry'))
    .innerJoin('customerFile', 'customerFile.id', 'entry.about')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('comment as last', 'last.id', 'entry.lastCommentId')
    .select([
      'customerFile.id as customerFileId',
      'customerFile.customerId',
      'customerFile.workerId as cfWorkerId',
      'customerFile.isArchived',
      'customer.firstName',
      'customer.lastName',
      'customer.organisationNames',
      'entry.lastCommentId as messageId',
      'last.message',
      'last.createdAt as lastMessageAt',
      'entry.readAt',
      'entry.isUnread',
    ])
    .select((eb) => personOf(eb.ref('last.authorId')).as('author'))
    .orderBy('entry.isUnread', 'desc')
    .orderBy('entry.lastCommentId', (order) => order.desc().nullsLast())
    .orderBy('entry.about', 'desc')
    .execute();
}

/** What the customers of opportunities are called, and which are archived, by the id of the opportunity. */
export async function namedSubjects(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .select([
      'customerFile.id',
      'customerFile.isArchived',
      'customer.firstName',
      'customer.lastName',
      'customer.organisationNames',
    ])
    .where('customerFile.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
