import type { Endpoints } from '@szansa/api-client/endpoints';
import { excerptOf, isEditable, mostUnreadBelow } from '@szansa/domain/comment';

import { workers } from '#modules/users';
import {
  notFound,
  readPage,
  type CursorSource,
  type Db,
  type HandlerInput,
  type StaffReading,
  type StaffWork,
} from '#platform';
import {
  findReaders,
  firstUnreadComment,
  followingOf,
  listUnreadAfter,
  readersAmong,
} from './chat-queries.ts';
import type { ConversationKind, Written } from './kind.ts';
import {
  findComment,
  isInConversation,
  listComments,
  type CommentRow,
  type Conversation,
} from './queries.ts';
import type { Subject } from './subject.ts';

/** A message with what the actor may do with it. */
export interface OwnWritten extends Written {
  readonly can: { readonly edit: boolean; readonly remove: boolean };
}

function writtenOf(row: CommentRow): Written {
  const { removedAt, createdAt, updatedAt, authorId: _, replyTo, ...rest } = row;
  return {
    ...rest,
    replyTo: replyTo && {
      id: replyTo.id,
      author: replyTo.author,
      excerpt: excerptOf(replyTo.message, []),
      isRemoved: replyTo.isRemoved,
    },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
    isRemoved: removedAt !== null,
  };
}

type Kind = Pick<ConversationKind<{ readonly id: string }>, 'entity'>;

function ownOf(row: CommentRow, { entity }: Kind, { actor }: StaffReading, now: Date): OwnWritten {
  const isOwn = row.authorId === actor.userId && actor.can(`${entity}.edit`);
  const isRemoved = row.removedAt !== null;
  return {
    ...writtenOf(row),
    can: {
      edit: isOwn && isEditable({ createdAt: row.createdAt, isRemoved }, now),
      remove: isOwn && !isRemoved,
    },
  };
}

/** Returns one message, for the actor, and the part of it that everyone may receive. @throws 404 */
export async function describedOne(
  reading: StaffReading,
  kind: Kind,
  id: string,
): Promise<{ readonly own: OwnWritten; readonly message: Written }> {
  const row = await findComment(reading.db, id);
  if (!row) throw notFound();
  return { own: ownOf(row, kind, reading, new Date()), message: writtenOf(row) };
}

/** A message that was just written by the actor and has neither files, mentions nor something that it answers. */
export function describedNew(
  work: StaffWork,
  kind: Kind,
  row: Pick<CommentRow, 'id' | 'isNote' | 'message' | 'authorId' | 'clientId' | 'createdAt'>,
): { readonly own: OwnWritten; readonly message: Written } {
  const { id, isNote, message, authorId, clientId, createdAt } = row;
  const { userId, firstName, lastName, pictureId } = work.actor;
  const whole: CommentRow = {
    id,
    isNote,
    message,
    authorId,
    author: { id: userId, firstName, lastName, ...(pictureId === null ? {} : { pictureId }) },
    clientId,
    createdAt,
    updatedAt: null,
    removedAt: null,
    files: [],
    mentions: [],
    replyTo: null,
  };
  return { own: ownOf(whole, kind, work, createdAt), message: writtenOf(whole) };
}

/** One message as everyone who reads it sees it. @throws 404 */
export async function writtenById(db: Db, id: string): Promise<Written> {
  const row = await findComment(db, id);
  if (!row) throw notFound();
  return writtenOf(row);
}

/** The query of a page, the same in conversations about records of all kinds. */
export type ConversationQuery = HandlerInput<Endpoints['comments']['find']>['query'];

/** The id that a page is read around; null for the end. */
function pointOf(around: ConversationQuery['around'], firstUnreadId: string | null): string | null {
  if (around === undefined || around === 'newest') return null;
  return around === 'unread' ? firstUnreadId : around;
}

async function pageOfConversation(
  reading: StaffReading,
  kind: Kind,
  conversation: Conversation,
  { order, limit, around, cursor }: ConversationQuery,
  firstUnreadId: string | null,
) {
  const { db } = reading;
  const source: CursorSource<CommentRow> = {
    name: `${conversation.isNote ? 'notes' : 'comments'}:${conversation.subject.id}`,
    read: (side, from, most) => listComments(db, conversation, side, from, most),
    has: (id) => isInConversation(db, conversation, id),
  };
  const { rows, ...beside } = await readPage(source, {
    cursor,
    around: pointOf(around, firstUnreadId),
    limit,
  });
  const now = new Date();
  const items = rows.map((row) => ownOf(row, kind, reading, now));
  return { items: order === 'DESC' ? items : items.toReversed(), ...beside };
}

/** Whether the actor is notified of new messages: users concerned are, unless they have stopped following. */
export async function isFollowing<About extends { readonly id: string }>(
  { db, actor }: StaffReading,
  { column, concerned }: ConversationKind<About>,
  about: About,
): Promise<boolean> {
  const chosen = await followingOf(db, { column, id: about.id }, actor.userId);
  return chosen ?? concerned(about).includes(actor.userId);
}

/** Active staff by name, and who of them may read the conversation about a record. @throws 404 */
export async function peopleOf<About extends { readonly id: string }>(
  reading: StaffReading,
  kind: ConversationKind<About>,
  id: string,
) {
  const about = await kind.readable(reading, id);
  const people = await workers(reading.db, {});
  const ids = people.map((person) => person.id);
  const readers = new Set(await readersAmong(reading.db, kind, ids, about));
  return people.map((person) => ({ ...person, mayRead: readers.has(person.id) }));
}

const noneBelow = { ids: [], isMore: false };

/** What of others the actor has not read after a message. */
async function unreadBelow({ db, actor }: StaffReading, subject: Subject, last: string) {
  const found = await listUnreadAfter(db, subject, actor.userId, last, mostUnreadBelow + 1);
  const ids = found.map(({ id }) => id);
  return { ids: ids.slice(0, mostUnreadBelow), isMore: ids.length > mostUnreadBelow };
}

/** Messages about a record around a point. @throws 404, 422 */
export async function messagesOf<About extends { readonly id: string }>(
  reading: StaffReading,
  kind: ConversationKind<About>,
  id: string,
  query: ConversationQuery,
) {
  const about = await kind.readable(reading, id);
  const subject = { column: kind.column, id };
  const [readers, unread, isFollowed] = await Promise.all([
    findReaders(reading.db, subject),
    firstUnreadComment(reading.db, subject, reading.actor.userId),
    isFollowing(reading, kind, about),
  ]);
  const firstUnreadId = unread?.id ?? null;
  const page = await pageOfConversation(reading, kind, { subject, isNote: false }, query, firstUnreadId);
  const last = query.order === 'DESC' ? page.items[0] : page.items.at(-1);
  const isAll = page.newer === null || firstUnreadId === null || last === undefined;
  return {
    ...page,
    unreadBelow: isAll ? noneBelow : await unreadBelow(reading, subject, last.id),
    messageReadBy: readers.map((mark) => ({ ...mark, readAt: mark.readAt.toISOString() })),
    firstUnreadId,
    isFollowed,
  };
}

/** Returns notes about a record around a position; notes are never marked as read. @throws 404, 422 */
export async function notesOf<About extends { readonly id: string }>(
  reading: StaffReading,
  kind: ConversationKind<About>,
  id: string,
  query: ConversationQuery,
) {
  const about = await kind.readable(reading, id);
  const conversation = { subject: { column: kind.column, id }, isNote: true };
  return {
    ...(await pageOfConversation(reading, kind, conversation, query, null)),
    messageReadBy: [],
    firstUnreadId: null,
    unreadBelow: noneBelow,
    isFollowed: await isFollowing(reading, kind, about),
  };
}
