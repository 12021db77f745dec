import { sql } from 'kysely';

import type { Db } from '../platform.ts';
import { personOf, type PersonRecord } from '../people.ts';

export interface CommentFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
}

const files = sql<CommentFile[]>`(
  select coalesce(
    json_agg(json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by cf.position), '[]'
  )
  from comment_file cf join stored_file f on f.id = cf.file_id where cf.comment_id = comment.id
)`;

const mentions = sql<PersonRecord[]>`(
  select coalesce(
    json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) order by u.last_name),
    '[]'
  )
  from comment_mention m join app_user u on u.id = m.user_id where m.comment_id = comment.id
)`;

function comments(db: Db) {
  return db
    .selectFrom('comment')
    .select([
      'comment.id',
      'comment.customerFileId',
      'comment.isNote',
      'comment.message',
      'comment.authorId',
      'comment.createdAt',
      'comment.updatedAt',
      'comment.removedAt',
      files.as('files'),
      mentions.as('mentions'),
    ])
    .select((eb) => personOf(eb.ref('comment.authorId')).$notNull().as('author'));
}

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** No conversation shows more; the newest are kept. */
const most = 2000;

/** Comments or notes of an opportunity, newest first. */
export function listComments(db: Db, customerFileId: string, isNote: boolean) {
  return comments(db)
    .where('comment.customerFileId', '=', customerFileId)
    .where('comment.isNote', '=', isNote)
    .orderBy('comment.id', 'desc')
    .limit(most)
    .execute();
}

export function findComment(db: Db, id: string) {
  return comments(db).where('comment.id', '=', id).executeTakeFirst();
}

/** How far each reader of a conversation has come. */
export function findReaders(db: Db, customerFileId: string) {
  return db
    .selectFrom('chatRead')
    .innerJoin('appUser', 'appUser.id', 'chatRead.userId')
    .select([
      'appUser.id',
      'appUser.firstName',
      'appUser.lastName',
      'chatRead.lastReadCommentId',
      'chatRead.readAt',
    ])
    .where('chatRead.customerFileId', '=', customerFileId)
    .where('chatRead.lastReadCommentId', 'is not', null)
    .orderBy('chatRead.readAt')
    .execute();
}

/** Of the people named, those who are active and may read opportunities. */
export async function peopleToMention(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where('id', 'in', ids)
    .where('isActive', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('userRole')
          .innerJoin('roleRight', 'roleRight.roleKey', 'userRole.roleKey')
          .select('userRole.userId')
          .whereRef('userRole.userId', '=', 'appUser.id')
          .where('roleRight.right', '=', 'opportunity.get'),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

export async function setMentions(db: Db, commentId: string, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('commentMention').where('commentId', '=', commentId).execute();
  if (userIds.length === 0) return;
  await db
    .insertInto('commentMention')
    .values(userIds.map((userId) => ({ commentId, userId })))
    .execute();
}

/** Makes people follow a conversation; returns those who did not yet. */
export async function follow(db: Db, customerFileId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .insertInto('chatFollower')
    .values([...new Set(userIds)].map((userId) => ({ customerFileId, userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .execute();
  return rows.map((row) => row.userId);
}

/** Stops following; `false` when the person did not follow. */
export async function unfollow(db: Db, customerFileId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chatFollower')
    .where('customerFileId', '=', customerFileId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes how far a person has read; going back is not possible. Returns whether they came further. */
export async function readUpTo(
  db: Db,
  customerFileId: string,
  userId: string,
  commentId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
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
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
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

const lastMessage = sql`(
  select c.* from comment c
  where c.customer_file_id = chat_follower.customer_file_id and not c.is_note and c.removed_at is null
  order by c.id desc limit 1
)`;

/** Conversations a person follows: unread first, then by the newest message. */
export function followedChats(db: Db, userId: string) {
  return db
    .selectFrom('chatFollower')
    .innerJoin('customerFile', 'customerFile.id', 'chatFollower.customerFileId')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('chatRead', (join) =>
      join
        .onRef('chatRead.customerFileId', '=', 'chatFollower.customerFileId')
        .onRef('chatRead.userId', '=', 'chatFollower.userId'),
    )
    .leftJoinLateral(
      sql<{ id: string; message: string; authorId: string; createdAt: Date }>`${lastMessage}`.as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'chatFollower.customerFileId',
      'customerFile.customerId',
      'customerFile.workerId as cfWorkerId',
      'customerFile.isArchived',
      'customer.firstName',
      'customer.lastName',
      'customer.organisationNames',
      'last.id as messageId',
      'last.message',
      'last.createdAt as lastMessageAt',
      'chatRead.readAt',
    ])
    .select((eb) => personOf(eb.ref('last.authorId')).as('author'))
    .select(
      sql<boolean>`coalesce(
        last.author_id <> chat_follower.user_id and last.id > coalesce(chat_read.last_read_comment_id, ${'00000000-0000-0000-0000-000000000000'}::uuid),
        false
      )`.as('isUnread'),
    )
    .where('chatFollower.userId', '=', userId)
    .orderBy('isUnread', 'desc')
    .orderBy('lastMessageAt', (order) => order.desc().nullsLast())
    .limit(200)
    .execute();
}
