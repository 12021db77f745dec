import type { ReceivedFile } from '@szansa/api-client/contract';
import { isEditable, mentionedIds } from '@szansa/domain/comment';
import { personName } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { enqueueThumbnail } from '#modules/thumbnails';
import { findPerson } from '#modules/users';
import {
  auditRowOf,
  dropFile,
  invalid,
  notFound,
  Refusal,
  storeFile,
  verb,
  type StaffContext,
  type StaffWork,
  type Work,
} from '#platform';
import { ownMessage } from './access.ts';
import { describedNew, describedOne, isFollowing, type OwnWritten } from './answers.ts';
import { newestComment, readersAmong, readUpTo, unfollow } from './chat-queries.ts';
import { emitTo, roomsOf, roomsOfFollowers } from './events.ts';
import { followWritten, mention, noteMentions, startFollowing } from './following.ts';
import type { ConversationKind } from './kind.ts';
import {
  attachFile,
  detachFiles,
  findCommentState,
  findOwnByClientId,
  isInConversation,
  markRemoved,
  setMentions,
  updateMessage,
} from './queries.ts';
import { subjectColumns } from './subject.ts';
import { insertMessage } from './writing-queries.ts';

async function attach(work: Work, commentId: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const [position, received] of files.entries()) {
    const file = await storeFile(work, received);
    await attachFile(work.db, { commentId, fileId: file.id, position });
    await enqueueThumbnail(work, file);
  }
}

/** A message as it is written. */
interface Writing {
  /** The id of the record. */
  readonly about: string;
  readonly isNote: boolean;
  readonly message: string;
  readonly replyToId?: string | undefined;
  readonly clientId?: string | undefined;
}

/** The message that was sent before under the same id of the client. @throws 422 where that was another one's */
async function sentBefore<About extends { readonly id: string }>(
  work: StaffWork,
  { column }: ConversationKind<About>,
  { about, isNote, clientId }: Writing,
): Promise<string | undefined> {
  if (clientId === undefined) return undefined;
  const sent = await findOwnByClientId(work.db, column, work.actor.userId, clientId);
  if (sent && (sent.about !== about || sent.isNote !== isNote)) {
    throw invalid({ path: 'clientId', code: 'value_not_allowed' });
  }
  return sent?.id;
}

/**
 * Writes a message or a note about a record. The author and everyone mentioned follow the conversation from then on; so
 * do, with a message, those whom the record concerns, unless they have stopped following.
 * Sent again under the id that the client gave it, it is the message that is there.
 * @throws 404, 409 where the record is archived, 422 for an answer to what is not in the conversation
 */
export function writeMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  writing: Writing,
  files: readonly ReceivedFile[],
): Promise<OwnWritten> {
  return verb(context, async (work) => {
    const { about: recordId, isNote, message, replyToId = null, clientId = null } = writing;
    const about = await kind.locked(work, recordId);
    const sent = await sentBefore(work, kind, writing);
    if (sent !== undefined) return (await describedOne(work, kind, sent)).own;
    kind.refuseArchived(about);
    const { userId: authorId } = work.actor;
    const subject = { column: kind.column, id: recordId };
    if (replyToId !== null && !(await isInConversation(work.db, { subject, isNote }, replyToId))) {
      throw invalid({ path: 'replyToId', code: 'value_not_allowed' });
    }
    const id = uuidv7();
    const mentioned = await readersAmong(work.db, kind, mentionedIds(message), about);
    const concerned = isNote ? [] : kind.concerned(about);
    const row = { id, ...subjectColumns(subject), message, authorId, replyToId, clientId };
    const at = new Date();
    const choices = await insertMessage(work.db, kind, isNote, {
      audit: auditRowOf(work, {
        entity: kind.entity,
        entityId: id,
        action: 'create',
        after: { [kind.column]: recordId, isNote, ...(mentioned.length > 0 ? { mentioned } : {}) },
      }),
      row,
      at,
      eventId: uuidv7(),
      readers: { id: recordId, userIds: [...concerned, ...mentioned, authorId] },
    });
    await attach(work, id, files);
    if (mentioned.length > 0) await noteMentions(work, kind, recordId, { id, mentioned });
    const followers = await followWritten(work, kind, recordId, { choices, mentioned });
    kind.publish(work, 'created', about, {
      messageId: id,
      isNote,
      author: personName(work.actor),
      followers: isNote ? [] : followers.filter((one) => one !== authorId && !mentioned.includes(one)),
      mentioned,
    });
    const isPlain = replyToId === null && files.length === 0 && mentioned.length === 0;
    const { own, message: written } = isPlain
      ? describedNew(work, kind, { ...row, isNote, createdAt: at })
      : await describedOne(work, kind, id);
    kind.emit.message(work, 'new', recordId, written, roomsOfFollowers(kind, recordId, followers));
    return own;
  });
}

/** Changes an own message within 24 hours. @throws 404, 403, 409 `edit_window_over` or where the record is archived */
export function editMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
  message: string,
): Promise<{ readonly about: string; readonly own: OwnWritten }> {
  return verb(context, async (work) => {
    const { comment: before, about } = await ownMessage(work, kind, id);
    const now = new Date();
    if (!isEditable({ createdAt: before.createdAt, isRemoved: false }, now))
      throw new Refusal('edit_window_over');
    await updateMessage(work.db, id, message, now);
    const mentioned = await mention(work, kind, about, { id, message });
    await work.audit({
      entity: kind.entity,
      entityId: id,
      action: 'edit',
      after: { updatedAt: now, ...(mentioned.length > 0 ? { mentioned } : {}) },
    });
    kind.publish(work, 'edited', about, {
      messageId: id,
      isNote: before.isNote,
      author: personName(work.actor),
      followers: [],
      mentioned,
    });
    const { own, message: edited } = await describedOne(work, kind, id);
    kind.emit.message(work, 'edit', about.id, edited, await roomsOf(work, kind, about));
    return { about: about.id, own };
  });
}

/** Removes an own message with its files; that it was there stays visible. @throws 404, 403, 409 where the record is archived */
export function removeMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
): Promise<{ readonly about: string; readonly own: OwnWritten }> {
  return verb(context, async (work) => {
    const { about } = await ownMessage(work, kind, id);
    for (const fileId of await detachFiles(work.db, id)) await dropFile(work, fileId);
    await setMentions(work.db, id, []);
    await markRemoved(work.db, id);
    await work.audit({
      entity: kind.entity,
      entityId: id,
      action: 'remove',
      before: { [kind.column]: about.id },
    });
    const { own, message } = await describedOne(work, kind, id);
    kind.emit.message(work, 'remove', about.id, message, await roomsOf(work, kind, about));
    return { about: about.id, own };
  });
}

/**
 * Follows a conversation, or stops following it, according to `isFollowed`. A user who has stopped follows again
 * when they write, are mentioned, or choose to.
 * @throws 404
 */
export function followConversation<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
  isFollowed: boolean,
): Promise<{ isFollowed: boolean }> {
  return verb(context, async (work) => {
    const about = await kind.readable(work, id);
    const { userId } = work.actor;
    if (isFollowed) await startFollowing(work, kind, id, [userId], { again: [userId] });
    else if (await isFollowing(work, kind, about)) {
      await unfollow(work.db, { column: kind.column, id }, userId);
      emitTo(work, kind, 'unfollow-chat', { userId, id });
    }
    return { isFollowed };
  });
}

/** Marks a whole conversation as read. @throws 404 */
export async function readChat<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
): Promise<void> {
  await kind.readable(context, id);
  const newest = await newestComment(context.db, { column: kind.column, id });
  if (newest) await readMessage(context, kind, newest.id);
  await verb(context, async (work) => {
    emitTo(work, kind, 'mark-as-read', { userId: work.actor.userId, id });
  });
}

/** Notes that the actor has read a message and all before it. @throws 404 */
export function readMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
): Promise<void> {
  return verb(context, async (work) => {
    const row = await findCommentState(work.db, kind.column, id);
    if (!row) throw notFound();
    const about = await kind.readable(work, row.about);
    const { userId } = work.actor;
    const readAt = await readUpTo(work.db, { column: kind.column, id: about.id }, userId, id);
    const reader = readAt && (await findPerson(work.db, userId));
    if (!readAt || !reader) return;
    const mark = { reader, messageId: id, readAt: readAt.toISOString() };
    kind.emit.readBy(work, about.id, mark, await roomsOf(work, kind, about));
  });
}
