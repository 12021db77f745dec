import type { Endpoints } from '@szansa/api-client/endpoints';
import { excerptOf, plainMessage } from '@szansa/domain/comment';
import { z } from 'zod';

import { readPage, wordsOf, type Db, type HandlerInput, invalid } from '#platform';
import { unreadOf, type ChatList, type ChatPlace } from './chat-list-queries.ts';
import { isFound, listFound, type MessageSearch } from './search-queries.ts';

const parts = z.tuple([z.literal(['unread', 'read']), z.union([z.uuid(), z.literal('-')]), z.uuid()]);

/**
 * Returns the cursor after a position. It contains the position itself, so that chats that move do not shift others.
 */
function cursorAfter({ isUnread, lastCommentId, about }: ChatPlace): string {
  const written = [isUnread ? 'unread' : 'read', lastCommentId ?? '-', about];
  return Buffer.from(written.join(' ')).toString('base64url');
}

/** Returns the position in a cursor; null for the start of the list. @throws 422 */
function placeOf(cursor: string | undefined): ChatPlace | null {
  if (cursor === undefined) return null;
  const read = parts.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!read.success) throw invalid({ path: 'cursor', code: 'value_not_allowed' });
  const [state, messageId, about] = read.data;
  return { isUnread: state === 'unread', lastCommentId: messageId === '-' ? null : messageId, about };
}

export type ChatsQuery = HandlerInput<Endpoints['comments']['chats']>['query'];
export type SearchQuery = HandlerInput<Endpoints['comments']['search']>['query'];

/** A row of a list of chats: its record and the last message. */
interface ChatRow {
  readonly messageId: string | null;
  readonly message: string | null;
  readonly isUnread: boolean;
}

/** A part of a list of chats. `read` gives the first rows, or those after a place; `aboutOf` the id of a row's record. @throws 422 */
export async function chatsPage<Row extends ChatRow>(
  { cursor, limit }: Pick<ChatsQuery, 'cursor' | 'limit'>,
  read: (after: ChatPlace | null, limit: number) => Promise<readonly Row[]>,
  aboutOf: (row: Row) => string,
) {
  const rows = await read(placeOf(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({ ...row, message: row.message && plainMessage(row.message) })),
    next:
      last === undefined
        ? null
        : cursorAfter({ isUnread: last.isUnread, lastCommentId: last.messageId, about: aboutOf(last) }),
  };
}

/** What a person has not read, of both parts of their chats. */
export async function unreadChatsOf(db: Db, list: Omit<ChatList, 'part'>) {
  const [comments, mentions] = await Promise.all([
    unreadOf(db, { ...list, part: 'comments' }),
    unreadOf(db, { ...list, part: 'mentions' }),
  ]);
  return { comments, mentions };
}

/** Messages and notes with a text, the newest first, in the words around what was found. @throws 404, 422 */
export async function foundMessages(
  db: Db,
  search: MessageSearch,
  { order, around, cursor, limit }: SearchQuery,
) {
  const { rows, ...beside } = await readPage(
    {
      name: `found:${search.column}`,
      read: (side, from, most) => listFound(db, search, side, from, most),
      has: (id) => isFound(db, search, id),
    },
    { cursor, around: around === undefined || around === 'newest' ? null : around, limit },
  );
  const words = wordsOf(search.search);
  const items = rows.map(({ message, createdAt, ...row }) => ({
    ...row,
    excerpt: excerptOf(message, words),
    createdAt: createdAt.toISOString(),
  }));
  return { items: order === 'DESC' ? items : items.toReversed(), ...beside };
}

/** Chats that `getFollowedChats` answers with; `chats` has those after them. */
export const mostChats = 200;
