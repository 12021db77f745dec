import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type SqlBool } from 'kysely';

import { followedBy } from '#modules/conversations';
import { inScope } from '#modules/opportunities';
import { personOf } from '#modules/users';
import type { Db } from '#platform';

/** Conversations about opportunities that a person follows and may read: unread first, then by the newest message. */
export function followedChats(db: Db, userId: string, scope: OpportunityScope) {
  const isReadable = sql<SqlBool>`exists (
    select 1 from customer_file where customer_file.id = chat_follower.customer_file_id and ${inScope(scope)}
  )`;
  return db
    .selectFrom(followedBy(db, userId, 'customerFileId', isReadable).as('followed'))
    .innerJoin('customerFile', 'customerFile.id', 'followed.about')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('comment as last', 'last.id', 'followed.lastCommentId')
    .select([
      'customerFile.id as customerFileId',
      'customerFile.customerId',
      'customerFile.workerId as cfWorkerId',
      'customerFile.isArchived',
      'customer.firstName',
      'customer.lastName',
      'customer.organisationNames',
      'last.id as messageId',
      'last.message',
      'last.createdAt as lastMessageAt',
      'followed.readAt',
      'followed.isUnread',
    ])
    .select((eb) => personOf(eb.ref('last.authorId')).as('author'))
    .orderBy('followed.isUnread', 'desc')
    .orderBy('followed.lastCommentId', (order) => order.desc().nullsLast())
    .execute();
}
