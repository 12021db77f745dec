import { sql, type NotNull, type SqlBool } from 'kysely';

import { personOf } from '#modules/users';
import { compiledFor, isAmong, rowQuery, type Db, type PreparedStatement, type Source } from '#platform';
import type { ConversationKind } from './kind.ts';
import { subjectColumns, type Subject } from './subject.ts';

/** How far each reader of a conversation has come. */
export function findReaders(db: Db, { column, id }: Subject) {
  return db
    .selectFrom('chatRead')
    .select((eb) => personOf(eb.ref('chatRead.userId')).$notNull().as('reader'))
    .select(['chatRead.lastReadCommentId as messageId', 'chatRead.readAt'])
    .where(`chatRead.${column}`, '=', id)
    .where('chatRead.lastReadCommentId', 'is not', null)
    .$narrowType<{ messageId: NotNull }>()
    .orderBy('chatRead.readAt')
    .execute();
}

/** Comments of others that a person has not read, the oldest first. */
function unreadComments(db: Db, { column, id }: Subject, userId: string) {
  const readUntil = db
    .selectFrom('chatRead')
    .select('lastReadCommentId')
    .where(column, '=', id)
    .where('userId', '=', userId);
  return db
    .selectFrom('comment')
    .select('id')
    .where(column, '=', id)
    .where('isNote', '=', false)
    .where('id', '>', (eb) => eb.fn.coalesce(readUntil, sql<string>`${beforeAll}::uuid`))
    .where('authorId', '!=', userId)
    .where('removedAt', 'is', null)
    .orderBy('id');
}

/** Returns the oldest comment of another user that the user has not read. */
export function firstUnreadComment(db: Db, subject: Subject, userId: string) {
  return unreadComments(db, subject, userId).limit(1).executeTakeFirst();
}

/** Comments of others after a place that a person has not read, the oldest first. */
export function listUnreadAfter(db: Db, subject: Subject, userId: string, after: string, limit: number) {
  return unreadComments(db, subject, userId).where('id', '>', after).limit(limit).execute();
}

/**
 * Makes people follow a conversation, those `again` also if they have stopped; returns those who did not follow yet.
 */
export async function follow(
  db: Db,
  subject: Subject,
  userIds: readonly string[],
  again: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .insertInto('chatFollower')
    .values([...new Set(userIds)].map((userId) => ({ ...subjectColumns(subject), userId })))
    .onConflict((conflict) =>
      conflict
        .columns([subject.column, 'userId'])
        .doUpdateSet({ isFollowed: true })
        .where('chatFollower.isFollowed', '=', false)
        .where(isAmong(sql.ref('excluded.userId'), again)),
    )
    .returning('userId')
    .execute();
  return rows.map((row) => row.userId);
}

export interface ReadersQuery {
  readonly id: string;
  readonly userIds: readonly string[];
}

type Kind = Pick<ConversationKind<{ readonly id: string }>, 'column' | 'isReader'>;

const readersOf = (source: Source, { isReader }: Kind, id: string) =>
  source.selectFrom('appUser').where('appUser.isActive', '=', sql.lit(true)).where(isReader(id));

const among = compiledFor((kind: Kind, db, { id, userIds }: ReadersQuery) =>
  readersOf(db, kind, id)
    .select('appUser.id')
    .where(isAmong(sql.ref('appUser.id'), userIds)),
);

/** Returns those of the users who may read the conversation about a record. */
export async function readersAmong(
  db: Db,
  kind: Kind,
  userIds: readonly string[],
  { id }: { readonly id: string },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await among(kind)(db, { id, userIds });
  return rows.map((row) => row.id);
}

/**
 * Selects who may read a conversation of those who follow it and of some other users, with their choices to follow it:
 * false for those who have stopped, null for those who have chosen nothing.
 */
export const choices = (source: Source, kind: Kind, { id, userIds }: ReadersQuery) =>
  rowQuery(
    readersOf(source, kind, id)
      .leftJoin('chatFollower', (join) =>
        join.onRef('chatFollower.userId', '=', 'appUser.id').on(`chatFollower.${kind.column}`, '=', id),
      )
      .select(['appUser.id', 'chatFollower.isFollowed'])
      // an array, so that the rights of no other user are looked up
      .where(
        sql<SqlBool>`app_user.id = any(array(
          select user_id from chat_follower where ${sql.ref(kind.column)} = ${id} and is_followed
          union select unnest(${userIds}::uuid[])
        ))`,
      ),
  );

/** The ids of those who follow a conversation. */
export async function followersOf(db: Db, { column, id }: Subject): Promise<string[]> {
  const rows = await db
    .selectFrom('chatFollower')
    .select('userId')
    .where(column, '=', id)
    .where('isFollowed', '=', true)
    .execute();
  return rows.map((row) => row.userId);
}

/** Returns a user's choice to follow a conversation; undefined when none is stored for them. */
export async function followingOf(
  db: Db,
  { column, id }: Subject,
  userId: string,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('chatFollower')
    .select('isFollowed')
    .where(column, '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.isFollowed;
}

/** Stops following, and stores that choice: an owner of the record would otherwise follow again automatically. */
export async function unfollow(db: Db, subject: Subject, userId: string): Promise<void> {
  await db
    .insertInto('chatFollower')
    .values({ ...subjectColumns(subject), userId, isFollowed: false })
    .onConflict((conflict) => conflict.columns([subject.column, 'userId']).doUpdateSet({ isFollowed: false }))
    .execute();
}

function readMark(
  db: PreparedStatement,
  subject: Subject,
  {
    userId,
    commentId,
    at: readAt,
  }: { readonly userId: string; readonly commentId: string; readonly at: Date },
) {
  return db
    .insertInto('chatRead')
    .values({ ...subjectColumns(subject), userId, lastReadCommentId: commentId, readAt })
    .onConflict((conflict) =>
      conflict
        .columns([subject.column, 'userId'])
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
    );
}

/** Notes how far a person has read; going back is not possible. Returns when, if they came further. */
export async function readUpTo(
  db: Db,
  subject: Subject,
  userId: string,
  commentId: string,
): Promise<Date | null> {
  const mark = readMark(db, subject, { userId, commentId, at: new Date() });
  const row = await mark.returning('readAt').executeTakeFirst();
  return row?.readAt ?? null;
}

/** Has the statement that writes a message note as well that its author has read it. */
export function withReadMark(
  statement: PreparedStatement,
  subject: Subject,
  mark: { readonly userId: string; readonly commentId: string; readonly at: Date },
): PreparedStatement {
  return statement.with('read', (db) => readMark(db, subject, mark));
}

export function newestComment(db: Db, { column, id }: Subject) {
  return db
    .selectFrom('comment')
    .select('id')
    .where(column, '=', id)
    .where('isNote', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An id that sorts before the id of every message. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Whether another user has written in a joined `chat` since its `chat_follower` read it. */
export const isUnread = sql<boolean>`coalesce(
  chat.last_author_id <> chat_follower.user_id
    and chat.last_comment_id > coalesce(chat_read.last_read_comment_id, ${beforeAll}::uuid),
  false
)`;
