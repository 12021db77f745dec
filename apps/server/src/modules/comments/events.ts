import type { AnnouncedPayload } from '@szansa/api-client/realtime';

import { readersAmong, type OpportunityState } from '#modules/opportunities';
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
  opportunity: Pick<OpportunityState, 'id' | 'workerId'>,
  event: E,
  payload: AnnouncedPayload<E>,
): Promise<void> {
  const followers = await followersOf(work.db, opportunity.id);
  const readers = await readersAmong(work.db, followers, opportunity, 'comment.get');
  const rooms = readers.map((id): Room => `user:${id}`);
  work.announce(event, payload, [recordRoom('comment', opportunity.id), ...rooms]);
}

/** Tells one person on all their screens. */
export function announceTo(work: Work, userId: string, event: OwnEvent, customerFileId: string): void {
  work.announce(event, { customerFileId }, [`user:${userId}`]);
}
