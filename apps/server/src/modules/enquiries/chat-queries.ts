import type { ChatPart } from '@szansa/domain/comment';
import { expressionBuilder, sql, type SqlBool } from 'kysely';

import { chatsAfter, type ChatList, type ChatPlace } from '#modules/conversations';
import { personOf } from '#modules/users';
import { containsAll, type Database, type Db } from '#platform';

/** Users with the right to read enquiries may read all of them. */
export const anyEnquiry = sql<SqlBool>`true`;

/** The chats about enquiries of a person, who may read all of them; by a text if one is given. */
export function chatListOf(userId: string, part: ChatPart, search?: string): ChatList {
  const eb = expressionBuilder<Database>();
  return {
    userId,
    column: 'internalEnquiryId',
    part,
    concerned: eb
      .selectFrom('internalEnquiry')
      .select('id')
      .where((one) => one.or([one('workerId', '=', userId), one('platformerId', '=', userId)])),
    isReadable: search
      ? sql<SqlBool>`exists (
          select 1 from internal_enquiry where internal_enquiry.id = entry.about
            and ${containsAll(sql.ref('internal_enquiry.search_text'), search)}
        )`
      : anyEnquiry,
  };
}

/** The first chats of a list about enquiries, or those after a place. */
export function listChats(db: Db, list: ChatList, after: ChatPlace | null, limit: number) {
  return db
    .selectFrom(chatsAfter(db, list, after, limit).as('entry'))
    .innerJoin('internalEnquiry', 'internalEnquiry.id', 'entry.about')
    .leftJoin('comment as last', 'last.id', 'entry.lastCommentId')
    .select([
      'internalEnquiry.id as internalEnquiryId',
      'internalEnquiry.individualNumber',
      'internalEnquiry.title',
      'internalEnquiry.platformerId',
      'internalEnquiry.isArchived',
      'entry.lastCommentId as messageId',
      'last.message',
      'last.createdAt as lastMessageAt',
      'entry.readAt',
      'entry.isUnread',
    ])
    .select((eb) => [
      personOf(eb.ref('internalEnquiry.workerId')).$notNull().as('worker'),
      personOf(eb.ref('last.authorId')).as('author'),
    ])
    .orderBy('entry.isUnread', 'desc')
    .orderBy('entry.lastCommentId', (order) => order.desc().nullsLast())
    .orderBy('entry.about', 'desc')
    .execute();
}

/** What enquiries are called, and which are archived, by id. */
export async function namedSubjects(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('internalEnquiry')
    .select(['id', 'individualNumber', 'title', 'isArchived'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
