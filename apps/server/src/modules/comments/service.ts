import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { isEditable, mentionedIds, plainMessage } from '@szansa/domain/comment';
import { v7 as uuidv7 } from 'uuid';

import { readableOpportunity, type OpportunityState } from '../opportunities/access.ts';
import {
  denied,
  dropFile,
  keepFile,
  notFound,
  Refusal,
  verb,
  type HandlerInput,
  type StaffContext,
  type StaffReading,
  type StaffWork,
  type Work,
} from '../platform.ts';
import { addTimelineEvent } from '../timeline/timeline.ts';
import { findReaders, follow, followedChats, newestComment, readUpTo, unfollow } from './chat-queries.ts';
import { announceMessage, announceTo } from './events.ts';
import {
  attachFile,
  detachFiles,
  findComment,
  findCommentState,
  findPerson,
  insertComment,
  listComments,
  markRemoved,
  peopleToMention,
  setMentions,
  updateMessage,
  type CommentRow,
} from './queries.ts';

type Comments = Endpoints['comments'];
type Comment = Data<Comments['find']>[number];
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

async function describedOne(reading: StaffReading, id: string): Promise<Comment> {
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

/** Conversations go on in closed opportunities, not in archived ones. */
async function openConversation(reading: StaffReading, customerFileId: string): Promise<OpportunityState> {
  const opportunity = await readableOpportunity(reading, customerFileId);
  if (opportunity.isArchived) throw new Refusal('opportunity_archived');
  return opportunity;
}

async function startFollowing(work: Work, customerFileId: string, userIds: readonly string[]): Promise<void> {
  for (const userId of await follow(work.db, customerFileId, userIds)) {
    announceTo(work, userId, 'customer-file-message-follow-chat', customerFileId);
  }
}

async function attach(work: Work, commentId: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const [position, received] of files.entries()) {
    const { id: fileId } = await keepFile(work, received);
    await attachFile(work.db, { commentId, fileId, position });
  }
}

/**
 * Writes a comment or a note. The author and everyone mentioned follow the conversation from then on; a comment
 * makes the opportunity's salesperson follow as well.
 * @throws 404, 409 `opportunity_archived`
 */
export function createComment(
  context: StaffContext,
  body: HandlerInput<Comments['create']>['body'],
  files: readonly ReceivedFile[],
): Promise<Comment> {
  const { customerFileId, isNote, message } = body;
  return verb(context, async (work) => {
    const { workerId } = await openConversation(work, customerFileId);
    const { userId: authorId } = work.actor;
    const id = uuidv7();
    await insertComment(work.db, { id, customerFileId, isNote, message, authorId });
    await attach(work, id, files);
    const mentioned = await peopleToMention(work.db, mentionedIds(message));
    if (mentioned.length > 0) await setMentions(work.db, id, mentioned);
    await startFollowing(work, customerFileId, [
      authorId,
      ...mentioned,
      ...(workerId !== null && !isNote ? [workerId] : []),
    ]);
    if (!isNote) await readUpTo(work.db, customerFileId, authorId, id);
    await addTimelineEvent(work, customerFileId, isNote ? 'note_added' : 'comment_added', {
      note: plainMessage(message).slice(0, 300),
    });
    await work.audit({
      entity: 'comment',
      entityId: id,
      action: 'create',
      after: { customerFileId, isNote },
    });
    announceMessage(work, 'customer-file-message-new', { customerFileId, messageId: id, isNote, authorId });
    return describedOne(work, id);
  });
}

/** A comment of the actor's own, locked. @throws 404, 403, 409 `opportunity_archived` or `wrong_state` */
async function ownComment(work: StaffWork, id: string) {
  const row = await findCommentState(work.db, id, { lock: true });
  if (!row) throw notFound();
  await openConversation(work, row.customerFileId);
  if (row.authorId !== work.actor.userId) throw denied();
  if (row.removedAt !== null) throw new Refusal('wrong_state');
  return row;
}

/** Changes an own comment within 24 hours. @throws 404, 403, 409 `edit_window_over` */
export function editComment(context: StaffContext, id: string, message: string): Promise<Comment> {
  return verb(context, async (work) => {
    const { customerFileId, createdAt } = await ownComment(work, id);
    const now = new Date();
    if (!isEditable({ createdAt, isRemoved: false }, now)) throw new Refusal('edit_window_over');
    await updateMessage(work.db, id, message, now);
    const mentioned = await peopleToMention(work.db, mentionedIds(message));
    await setMentions(work.db, id, mentioned);
    await startFollowing(work, customerFileId, mentioned);
    await work.audit({
      entity: 'comment',
      entityId: id,
      action: 'edit',
      after: { updatedAt: now },
    });
    announceMessage(work, 'customer-file-message-edit', { customerFileId, messageId: id });
    return describedOne(work, id);
  });
}

/** Removes an own comment with its files; that it was there stays visible. @throws 404, 403 */
export function removeComment(context: StaffContext, id: string): Promise<Comment> {
  return verb(context, async (work) => {
    const { customerFileId } = await ownComment(work, id);
    for (const fileId of await detachFiles(work.db, id)) await dropFile(work, fileId);
    await setMentions(work.db, id, []);
    await markRemoved(work.db, id);
    await work.audit({
      entity: 'comment',
      entityId: id,
      action: 'remove',
      before: { customerFileId },
    });
    announceMessage(work, 'customer-file-message-remove', { customerFileId, messageId: id });
    return describedOne(work, id);
  });
}

/** The salesperson an opportunity is assigned to. @throws 404 */
export async function workerOf(reading: StaffReading, customerFileId: string) {
  const { workerId } = await readableOpportunity(reading, customerFileId);
  if (workerId === null) return null;
  return (await findPerson(reading.db, workerId)) ?? null;
}

/** Conversations the actor follows. */
export async function chatsOf(reading: StaffReading) {
  const rows = await followedChats(reading.db, reading.actor.userId);
  return rows.map(({ firstName, lastName, organisationNames, message, ...chat }) => ({
    ...chat,
    message: message && plainMessage(message),
    customerName: [firstName, lastName].filter(Boolean).join(' ') || organisationNames,
  }));
}

/** Marks a whole conversation as read. @throws 404 */
export async function readChat(context: StaffContext, customerFileId: string): Promise<void> {
  await readableOpportunity(context, customerFileId);
  const newest = await newestComment(context.db, customerFileId);
  if (newest) await readComment(context, newest.id);
  await verb(context, async (work) => {
    announceTo(work, work.actor.userId, 'customer-file-message-mark-as-read', customerFileId);
  });
}

/** Follows a conversation, or stops following it. @throws 404 */
export function toggleFollowing(
  context: StaffContext,
  customerFileId: string,
): Promise<{ isFollowed: boolean }> {
  return verb(context, async (work) => {
    await readableOpportunity(work, customerFileId);
    const { userId } = work.actor;
    const stopped = await unfollow(work.db, customerFileId, userId);
    if (stopped) announceTo(work, userId, 'customer-file-message-unfollow-chat', customerFileId);
    else await startFollowing(work, customerFileId, [userId]);
    return { isFollowed: !stopped };
  });
}

/** Notes that the actor has read a comment and all before it. @throws 404 */
export function readComment(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const row = await findCommentState(work.db, id);
    if (!row) throw notFound();
    const { customerFileId } = row;
    await readableOpportunity(work, customerFileId);
    const readerId = work.actor.userId;
    const cameFurther = await readUpTo(work.db, customerFileId, readerId, id);
    if (cameFurther) {
      announceMessage(work, 'customer-file-last-message-read-by', {
        customerFileId,
        messageId: id,
        readerId,
      });
    }
  });
}
