import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type NotNull } from 'kysely';

import { inScope } from '#modules/opportunities';
import { personOf } from '#modules/users';
import type { Db } from '#platform';

/** How far each reader of a conversation has come. */
export function findReaders(db: Db, customerFileId: string) {
  return db
    .selectFrom('chatRead')
    .select((eb) => personOf(eb.ref('chatRead.userId')).$notNull().as('reader'))
    .select(['chatRead.lastReadCommentId as messageId', 'chatRead.readAt'])
    .where('chatRead.customerFileId', '=', customerFileId)
    .where('chatRead.lastReadCommentId', 'is not', null)
    .$narrowType<{ messageId: NotNull }>()
    .orderBy('chatRead.readAt')
    .execute();
}

/** The oldest comment of somebody else that a person has not read. */
export function firstUnreadComment(db: Db, customerFileId: string, userId: string) {
  const readUntil = db
    .selectFrom('chatRead')
    .select('lastReadCommentId')
    .where('customerFileId', '=', customerFileId)
    .where('userId', '=', userId);
  return db
    .selectFrom('comment')
    .select('id')
    .where('customerFileId', '=', customerFileId)
    .where('isNote', '=', false)
    .where('id', '>', (eb) => eb.fn.coalesce(readUntil, sql<string>`${beforeAll}::uuid`))
    .where('authorId', '!=', userId)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Makes people follow a conversation, `again` also those who have stopped; returns those who did not follow yet. */
export async function follow(
  db: Db,
  customerFileId: string,
  userIds: readonly string[],
  again: boolean,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .insertInto('chatFollower')
    .values([...new Set(userIds)].map((userId) => ({ customerFileId, userId })))
    .onConflict((conflict) =>
      conflict
        .columns(['customerFileId', 'userId'])
        .doUpdateSet({ isFollowed: true })
        .where((eb) => eb.and([eb.lit(again), eb('chatFollower.isFollowed', '=', false)])),
    )
    .returning('userId')
    .execute();
  return rows.map((row) => row.userId);
}

/** The ids of those who follow a conversation. */
export async function followersOf(db: Db, customerFileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chatFollower')
    .select('userId')
    .where('customerFileId', '=', customerFileId)
    .where('isFollowed', '=', true)
    .execute();
  return rows.map((row) => row.userId);
}

/** What a person has said of following a conversation; undefined when they have said nothing, and nobody for them. */
export async function followingOf(
  db: Db,
  customerFileId: string,
  userId: string,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('chatFollower')
    .select('isFollowed')
    .where('customerFileId', '=', customerFileId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.isFollowed;
}

/** Stops following, and remembers it: whoever owns the opportunity would follow again. */
export async function unfollow(db: Db, customerFileId: string, userId: string): Promise<void> {
  await db
    .insertInto('chatFollower')
    .values({ customerFileId, userId, isFollowed: false })
    .onConflict((conflict) =>
      conflict.columns(['customerFileId', 'userId']).doUpdateSet({ isFollowed: false }),
    )
    .execute();
}

/** Notes how far a person has read; going back is not possible. Returns when, if they came further. */
export async function readUpTo(
  db: Db,
  customerFileId: string,
  userId: string,
  commentId: string,
): Promise<Date | null> {
  const row = await db
    .insertInto('chatRead')
    .values({ customerFileId, userId, lastReadCommentId: commentId, readAt: new Date() })
    .onConflict((conflict) =>
      conflict
        .columns(['customerFileId', 'userId'])
        .doUpdateSet((eb) => ({
          lastReadCommentId: eb.ref('excluded.lastReadCommentId'),
          readAt: eb.ref('excluded.readAt'),
        }))
        .where((eb) =>
          eb.or([
            eb('chatRead.lastReadCommentId', 'is', null),
            eb('chatRead.lastReadCommentId', '<', eb.ref('excluded.lastReadCommentId')),
          ]),
        ),
    )
    .returning('readAt')
    .executeTakeFirst();
  return row?.readAt ?? null;
}

export function newestComment(db: Db, customerFileId: string) {
  return db
    .selectFrom('comment')
    .select('id')
    .where('customerFileId', '=', customerFileId)
    .where('isNote', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stands before the id of every comment. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** More than anybody looks through; what is unread comes first. */
const mostChats = 200;

/** Conversations a person follows and may read: unread first, then by the newest message. */
export function followedChats(db: Db, userId: string, scope: OpportunityScope) {
  const followed = db
    .selectFrom('chatFollower')
    .innerJoin('customerFile', 'customerFile.id', 'chatFollower.customerFileId')
    .leftJoin('chat', 'chat.customerFileId', 'chatFollower.customerFileId')
    .leftJoin('chatRead', (join) =>
      join
        .onRef('chatRead.customerFileId', '=', 'chatFollower.customerFileId')
        .onRef('chatRead.userId', '=', 'chatFollower.userId'),
    )
    .select(['chatFollower.customerFileId', 'chat.lastCommentId', 'chatRead.readAt'])
    .select(
      sql<boolean>`coalesce(
        chat.last_author_id <> chat_follower.user_id
          and chat.last_comment_id > coalesce(chat_read.last_read_comment_id, ${beforeAll}::uuid),
        false
      )`.as('isUnread'),
    )
    .where('chatFollower.userId', '=', userId)
    .where('chatFollower.isFollowed', '=', true)
    .where(inScope(scope))
    .orderBy('isUnread', 'desc')
    .orderBy('chat.lastCommentId', (order) => order.desc().nullsLast())
    .limit(mostChats);
  return db
    .selectFrom(followed.as('followed'))
    .innerJoin('customerFile', 'customerFile.id', 'followed.customerFileId')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('comment as last', 'last.id', 'followed.lastCommentId')
    .select([
      'followed.customerFileId',
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
