import { sql, type SqlBool } from 'kysely';

import { followedBy } from '#modules/conversations';
import { personOf } from '#modules/users';
import type { Db } from '#platform';

/** Conversations about enquiries that a person follows: unread first, then by the newest message. */
export function followedChats(db: Db, userId: string) {
  return db
    .selectFrom(followedBy(db, userId, 'internalEnquiryId', sql<SqlBool>`true`).as('followed'))
    .innerJoin('internalEnquiry', 'internalEnquiry.id', 'followed.about')
    .leftJoin('comment as last', 'last.id', 'followed.lastCommentId')
    .select([
      'internalEnquiry.id as internalEnquiryId',
      'internalEnquiry.individualNumber',
      'internalEnquiry.title',
      'internalEnquiry.platformerId',
      'internalEnquiry.isArchived',
      'last.id as messageId',
      'last.message',
      'last.createdAt as lastMessageAt',
      'followed.readAt',
      'followed.isUnread',
    ])
    .select((eb) => [
      personOf(eb.ref('internalEnquiry.workerId')).$notNull().as('worker'),
      personOf(eb.ref('last.authorId')).as('author'),
    ])
    .orderBy('followed.isUnread', 'desc')
    .orderBy('followed.lastCommentId', (order) => order.desc().nullsLast())
    .execute();
}
