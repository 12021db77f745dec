import { z } from 'zod';

import { invalid } from '#platform';
import type { ChatPlace } from './chat-list-queries.ts';

const parts = z.tuple([z.literal(['unread', 'read']), z.union([z.uuid(), z.literal('-')]), z.uuid()]);

/**
 * Returns the cursor after a position. It contains the position itself, so that chats that move do not shift others.
 */
export function cursorAfter({ isUnread, lastCommentId, about }: ChatPlace): string {
  const written = [isUnread ? 'unread' : 'read', lastCommentId ?? '-', about];
  return Buffer.from(written.join(' ')).toString('base64url');
}

/** Returns the position in a cursor; null for the start of the list. @throws 422 */
export function placeOf(cursor: string | undefined): ChatPlace | null {
  if (cursor === undefined) return null;
  const read = parts.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!read.success) throw invalid({ path: 'cursor', code: 'value_not_allowed' });
  const [state, messageId, about] = read.data;
  return { isUnread: state === 'unread', lastCommentId: messageId === '-' ? null : messageId, about };
}
