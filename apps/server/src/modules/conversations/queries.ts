import { sql, type NotNull } from 'kysely';

import { personJson, personOf, type PersonRecord } from '#modules/users';
import { fileAnswer, type Db, type FileRecord, type RowBound } from '#platform';
import type { Subject, SubjectColumn } from './subject.ts';

const files = sql<FileRecord[]>`(
  select coalesce(json_agg(${fileAnswer} order by cf.position), '[]')
  from comment_file cf join stored_file f on f.id = cf.file_id where cf.comment_id = comment.id
)`;

const mentions = sql<PersonRecord[]>`(
  select coalesce(
    json_agg(${personJson} order by u.last_name),
    '[]'
  )
  from comment_mention m join app_user u on u.id = m.user_id where m.comment_id = comment.id
)`;

interface QuotedRow {
  readonly id: string;
  readonly author: PersonRecord;
  readonly message: string;
  readonly isRemoved: boolean;
}

const replyTo = sql<QuotedRow | null>`(
  select json_build_object(
    'id', q.id, 'message', q.message, 'is_removed', q.removed_at is not null,
    'author', ${personJson}
  )
  from comment q join app_user u on u.id = q.author_id where q.id = comment.reply_to_id
)`;

function comments(db: Db) {
  return db
    .selectFrom('comment')
    .select([
      'comment.id',
      'comment.isNote',
      'comment.message',
      'comment.authorId',
      'comment.createdAt',
      'comment.updatedAt',
      'comment.removedAt',
      'comment.clientId',
      replyTo.as('replyTo'),
      files.as('files'),
      mentions.as('mentions'),
    ])
    .select((eb) => personOf(eb.ref('comment.authorId')).$notNull().as('author'));
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

/** A conversation: the messages about a record, or its notes. */
export interface Conversation {
  readonly subject: Subject;
  readonly isNote: boolean;
}

/** Messages or notes before or after a place, the nearest to it first; from the newest on without one. */
export function listComments(
  db: Db,
  { subject, isNote }: Conversation,
  side: 'older' | 'newer',
  from: RowBound | null,
  limit: number,
): Promise<CommentRow[]> {
  const beyond = side === 'older' ? '<' : '>';
  let query = comments(db)
    .where(`comment.${subject.column}`, '=', subject.id)
    .where('comment.isNote', '=', isNote);
  if (from) query = query.where('comment.id', from.isIncluded ? `${beyond}=` : beyond, from.id);
  return query
    .orderBy('comment.id', side === 'older' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** The message that its author's browser called so. */
export function findOwnByClientId(db: Db, column: SubjectColumn, authorId: string, clientId: string) {
  return db
    .selectFrom('comment')
    .select(['id', `${column} as about`, 'isNote'])
    .where('authorId', '=', authorId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}

/** Whether a message belongs to a conversation. */
export async function isInConversation(
  db: Db,
  { subject, isNote }: Conversation,
  id: string,
): Promise<boolean> {
  const row = await findCommentState(db, subject.column, id);
  return row?.about === subject.id && row.isNote === isNote;
}

export function findComment(db: Db, id: string) {
  return comments(db).where('comment.id', '=', id).executeTakeFirst();
}

/** Writes down whom a comment mentions; returns those it did not mention before. */
export async function setMentions(db: Db, commentId: string, userIds: readonly string[]): Promise<string[]> {
  const before = await db
    .deleteFrom('commentMention')
    .where('commentId', '=', commentId)
    .returning('userId')
    .execute();
  if (userIds.length === 0) return [];
  await db
    .insertInto('commentMention')
    .values(userIds.map((userId) => ({ commentId, userId })))
    .execute();
  return userIds.filter((userId) => !before.some((one) => one.userId === userId));
}

/** A message about a record of a kind, as it is before a change; locked against other writers when one follows. */
export function findCommentState(
  db: Db,
  column: SubjectColumn,
  id: string,
  options: { readonly lock?: boolean } = {},
) {
  return db
    .selectFrom('comment')
    .select(['id', `${column} as about`, 'authorId', 'isNote', 'createdAt', 'removedAt'])
    .where('id', '=', id)
    .where(column, 'is not', null)
    .$narrowType<{ about: NotNull }>()
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function updateMessage(db: Db, id: string, message: string, updatedAt: Date): Promise<void> {
  await db.updateTable('comment').set({ message, updatedAt }).where('id', '=', id).execute();
}

/** Empties a comment; its row stays, so that its place in the conversation does. */
export async function markRemoved(db: Db, id: string): Promise<void> {
  await db.updateTable('comment').set({ message: '', removedAt: new Date() }).where('id', '=', id).execute();
}

export async function attachFile(
  db: Db,
  row: { readonly commentId: string; readonly fileId: string; readonly position: number },
): Promise<void> {
  await db.insertInto('commentFile').values(row).execute();
}

/** Detaches all files from a comment and returns their ids. */
export async function detachFiles(db: Db, commentId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('commentFile')
    .where('commentId', '=', commentId)
    .returning('fileId')
    .execute();
  return rows.map((row) => row.fileId);
}

/** The message of one kind of conversation that a file came with, and the record it is about. */
export async function findMessageOfFile(db: Db, column: SubjectColumn, fileId: string) {
  const found = await db
    .selectFrom('commentFile')
    .innerJoin('comment', 'comment.id', 'commentFile.commentId')
    .select(['comment.id', `comment.${column} as about`])
    .where('commentFile.fileId', '=', fileId)
    .executeTakeFirst();
  return found && found.about !== null ? { id: found.id, about: found.about } : undefined;
}

/** The record of a kind that a file was attached to a message or a note about. */
export async function findSubjectOfFile(
  db: Db,
  column: SubjectColumn,
  fileId: string,
): Promise<string | undefined> {
  return (await findMessageOfFile(db, column, fileId))?.about;
}
