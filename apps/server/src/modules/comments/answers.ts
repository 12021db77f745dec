import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { isEditable, plainMessage } from '@szansa/domain/comment';

import { opportunityScope, readableOpportunity } from '#modules/opportunities';
import { findPerson } from '#modules/users';
import { notFound, type StaffReading } from '#platform';
import { findReaders, followedChats } from './chat-queries.ts';
import { findComment, listComments, type CommentRow } from './queries.ts';

export type Comments = Endpoints['comments'];

export type Comment = Data<Comments['find']>[number];

type Reader = Awaited<ReturnType<typeof findReaders>>[number];

function described(row: CommentRow, readers: readonly Reader[], reading: StaffReading, now: Date): Comment {
  const isOwn = row.authorId === reading.actor.userId && reading.actor.can('comment.edit');
  const isRemoved = row.removedAt !== null;
  return {
    id: row.id,
    customerFileId: row.customerFileId,
    isNote: row.isNote,
    message: row.message,
    author: row.author,
    files: row.files,
    mentions: row.mentions,
    messageReadBy: readers
      .filter((reader) => reader.id !== row.authorId && (reader.lastReadCommentId ?? '') >= row.id)
      .map(({ id, firstName, lastName, readAt }) => ({
        reader: { id, firstName, lastName },
        readAt: readAt.toISOString(),
      })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    isRemoved,
    can: {
      edit: isOwn && isEditable({ createdAt: row.createdAt, isRemoved }, now),
      remove: isOwn && !isRemoved,
    },
  };
}

export async function describedOne(reading: StaffReading, id: string): Promise<Comment> {
  const row = await findComment(reading.db, id);
  if (!row) throw notFound();
  const readers = row.isNote ? [] : await findReaders(reading.db, row.customerFileId);
  return described(row, readers, reading, new Date());
}

/** Comments of an opportunity, newest first unless asked otherwise. @throws 404 */
export async function commentsOf(reading: StaffReading, customerFileId: string, order: 'ASC' | 'DESC') {
  await readableOpportunity(reading, customerFileId);
  const [rows, readers] = await Promise.all([
    listComments(reading.db, customerFileId, false),
    findReaders(reading.db, customerFileId),
  ]);
  const now = new Date();
  const found = rows.map((row) => described(row, readers, reading, now));
  return order === 'DESC' ? found : found.toReversed();
}

/** Notes of an opportunity, newest first. @throws 404 */
export async function notesOf(reading: StaffReading, customerFileId: string) {
  await readableOpportunity(reading, customerFileId);
  const now = new Date();
  const rows = await listComments(reading.db, customerFileId, true);
  return rows.map((row) => described(row, [], reading, now));
}

/** The salesperson an opportunity is assigned to. @throws 404 */
export async function workerOf(reading: StaffReading, customerFileId: string) {
  const { workerId } = await readableOpportunity(reading, customerFileId);
  if (workerId === null) return null;
  return (await findPerson(reading.db, workerId)) ?? null;
}

/** Conversations the actor follows. */
export async function chatsOf(reading: StaffReading) {
  const rows = await followedChats(reading.db, reading.actor.userId, opportunityScope(reading.actor));
  return rows.map(({ firstName, lastName, organisationNames, message, ...chat }) => ({
    ...chat,
    message: message && plainMessage(message),
    customerName: [firstName, lastName].filter(Boolean).join(' ') || organisationNames,
  }));
}
