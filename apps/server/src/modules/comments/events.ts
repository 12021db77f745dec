import type { ServerPayload } from '@szansa/api-client/realtime';

import { opportunityScope, readersAmong } from '#modules/opportunities';
import type { Actor, Room, StaffWork, Work } from '#platform';
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

const conversationReaders = 'right:comment.get';

/** The rooms in which an actor hears what is written in conversations. */
export function conversationRooms(actor: Actor): Room[] {
  return actor.can('comment.get') && opportunityScope(actor) === 'all' ? [conversationReaders] : [];
}

/**
 * Tells those who read the conversation, and those who follow it for their list of chats, once the work is committed.
 * Whoever follows it and may not read it any more hears nothing.
 */
export async function announceMessage<E extends MessageEvent>(
  work: StaffWork,
  customerFileId: string,
  event: E,
  payload: ServerPayload<E>,
): Promise<void> {
  const followers = await readersAmong(work.db, await followersOf(work.db, customerFileId), 'comment.get');
  work.announce(event, payload, [conversationReaders, ...followers.map((id): Room => `user:${id}`)]);
}

/** Tells one person on all their screens. */
export function announceTo(work: Work, userId: string, event: OwnEvent, customerFileId: string): void {
  work.announce(event, { customerFileId }, [`user:${userId}`]);
}
