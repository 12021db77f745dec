import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { isEditable, plainMessage } from '@szansa/domain/comment';
import { opportunityScope } from '@szansa/domain/opportunity';

import { readableOpportunity } from '#modules/opportunities';
import { findPerson } from '#modules/users';
import { notFound, readPage, type CursorSource, type HandlerInput, type StaffReading } from '#platform';
import { findReaders, firstUnreadComment, followedChats, followingOf } from './chat-queries.ts';
import {
  findComment,
  isInConversation,
  listComments,
  type CommentRow,
  type Conversation,
} from './queries.ts';

export type Comments = Endpoints['comments'];

type ConversationPage = Data<Comments['find']>;

export type Comment = ConversationPage['items'][number];

/** A comment as everyone who reads it sees it. */
export type Message = Omit<Comment, 'can'>;

function messageOf(row: CommentRow): Message {
  const { removedAt, createdAt, updatedAt, authorId: _, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
    isRemoved: removedAt !== null,
  };
}

function commentOf(row: CommentRow, { actor }: StaffReading, now: Date): Comment {
  const isOwn = row.authorId === actor.userId && actor.can('comment.edit');
  const isRemoved = row.removedAt !== null;
  return {
    ...messageOf(row),
    can: {
      edit: isOwn && isEditable({ createdAt: row.createdAt, isRemoved }, now),
      remove: isOwn && !isRemoved,
    },
  };
}

/** One comment, and what of it everyone may hear. @throws 404 */
export async function describedOne(
  reading: StaffReading,
  id: string,
): Promise<{ readonly comment: Comment; readonly message: Message }> {
  const row = await findComment(reading.db, id);
  if (!row) throw notFound();
  return { comment: commentOf(row, reading, new Date()), message: messageOf(row) };
}

type ConversationQuery = HandlerInput<Comments['find']>['query'];

/** The id that a page is read around; null for the end. */
function pointOf(around: ConversationQuery['around'], firstUnreadId: string | null): string | null {
  if (around === undefined || around === 'newest') return null;
  return around === 'unread' ? firstUnreadId : around;
}

async function pageOfConversation(
  reading: StaffReading,
  conversation: Conversation,
  { order, limit, around, cursor }: ConversationQuery,
  firstUnreadId: string | null,
) {
  const { db } = reading;
  const source: CursorSource<CommentRow> = {
    name: `${conversation.isNote ? 'notes' : 'comments'}:${conversation.customerFileId}`,
    read: (side, from, most) => listComments(db, conversation, side, from, most),
    has: (id) => isInConversation(db, conversation, id),
  };
  const { rows, ...beside } = await readPage(source, {
    cursor,
    around: pointOf(around, firstUnreadId),
    limit,
  });
  const now = new Date();
  const items = rows.map((row) => commentOf(row, reading, now));
  return { items: order === 'DESC' ? items : items.toReversed(), ...beside };
}

/** Whether the actor hears of what is written: the salesperson does, unless they have stopped following. */
export async function isFollowing(
  { db, actor }: StaffReading,
  opportunity: { id: string; workerId: string | null },
) {
  return (await followingOf(db, opportunity.id, actor.userId)) ?? opportunity.workerId === actor.userId;
}

/** Comments of an opportunity around a point. @throws 404, 422 */
export async function commentsOf(
  reading: StaffReading,
  customerFileId: string,
  query: ConversationQuery,
): Promise<ConversationPage> {
  const opportunity = await readableOpportunity(reading, customerFileId);
  const [readers, unread, isFollowed] = await Promise.all([
    findReaders(reading.db, customerFileId),
    firstUnreadComment(reading.db, customerFileId, reading.actor.userId),
    isFollowing(reading, opportunity),
  ]);
  const firstUnreadId = unread?.id ?? null;
  return {
    ...(await pageOfConversation(reading, { customerFileId, isNote: false }, query, firstUnreadId)),
    messageReadBy: readers.map((mark) => ({ ...mark, readAt: mark.readAt.toISOString() })),
    firstUnreadId,
    isFollowed,
  };
}

/** Notes of an opportunity around a point; nobody marks them as read. @throws 404, 422 */
export async function notesOf(
  reading: StaffReading,
  customerFileId: string,
  query: ConversationQuery,
): Promise<ConversationPage> {
  const opportunity = await readableOpportunity(reading, customerFileId);
  return {
    ...(await pageOfConversation(reading, { customerFileId, isNote: true }, query, null)),
    messageReadBy: [],
    firstUnreadId: null,
    isFollowed: await isFollowing(reading, opportunity),
  };
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
