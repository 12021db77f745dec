import type { AnnouncedPayload } from '@szansa/api-client/realtime';

import { opportunityReaders } from '#modules/opportunities';
import type { Work } from '#platform';

type MessageEvent =
  | 'customer-file-message-new'
  | 'customer-file-message-edit'
  | 'customer-file-message-remove'
  | 'customer-file-last-message-read-by';

type OwnEvent =
  | 'customer-file-message-mark-as-read'
  | 'customer-file-message-follow-chat'
  | 'customer-file-message-unfollow-chat';

/** Tells everyone who may read the conversation, once the work is committed. */
export function announceMessage<E extends MessageEvent>(
  work: Work,
  event: E,
  payload: AnnouncedPayload<E>,
): void {
  work.announce(event, payload, [opportunityReaders]);
}

/** Tells one person on all their screens. */
export function announceTo(work: Work, userId: string, event: OwnEvent, customerFileId: string): void {
  work.announce(event, { customerFileId }, [`user:${userId}`]);
}
