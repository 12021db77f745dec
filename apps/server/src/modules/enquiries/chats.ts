import { plainMessage } from '@szansa/domain/comment';

import type { StaffReading } from '#platform';
import { followedChats } from './chat-queries.ts';

/** Conversations about enquiries that the actor follows. */
export async function chatsOf({ db, actor }: StaffReading) {
  if (!actor.can('internal_enquiry.get')) return [];
  const rows = await followedChats(db, actor.userId);
  return rows.map(({ message, ...chat }) => ({ ...chat, message: message && plainMessage(message) }));
}
