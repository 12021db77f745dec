import type { AnnouncedPayload } from '@szansa/api-client/realtime';

import { readersAmong } from '#modules/opportunities';
import { recordRoom, type Room, type StaffWork, type Work } from '#platform';
import { followersOf } from './chat-queries.ts';

type MessageEvent =
  | 'customer-file-message-new'
  | 'customer-file-message-edit'
  | 'customer-file-message-remove'
  | 'customer-file-last-message-read-by';

type OwnEvent =
  | 'customer-file-message-mark-as-read'
  | 'customer-file-message-follow-chat'
  | 'customer-file-message-unfollow-chat';

/**
 * Tells those who have the conversation open, and those who follow it for their list of chats, once the work is
 * committed. Its room is that of comments under the id of the opportunity: to watch it takes the right to read comments
 * and the opportunity. Whoever follows it and may not read it any more hears nothing.
 */
export async function announceMessage<E extends MessageEvent>(
  work: StaffWork,
  customerFileId: string,
  event: E,
  payload: AnnouncedPayload<E>,
): Promise<void> {
  const followers = await readersAmong(work.db, await followersOf(work.db, customerFileId), 'comment.get');
  const rooms = followers.map((id): Room => `user:${id}`);
  work.announce(event, payload, [recordRoom('comment', customerFileId), ...rooms]);
}

/** Tells one person on all their screens. */
export function announceTo(work: Work, userId: string, event: OwnEvent, customerFileId: string): void {
  work.announce(event, { customerFileId }, [`user:${userId}`]);
}
