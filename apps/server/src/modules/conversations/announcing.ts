import { recordRoom, type Room, type StaffWork, type Work } from '#platform';
import { followersOf } from './chat-queries.ts';
import type { ConversationKind, OwnEvent } from './kind.ts';

/**
 * Those who have the conversation open, and those who follow it for their list of chats. Its room is that of its messages
 * under the id of the record: to watch it takes the right to read both. Whoever follows it and may not read it any more
 * hears nothing.
 */
export async function roomsOf<About extends { readonly id: string }>(
  work: StaffWork,
  { column, entity, readersAmong }: ConversationKind<About>,
  about: About,
): Promise<readonly Room[]> {
  const followers = await followersOf(work.db, { column, id: about.id });
  const readers = await readersAmong(work.db, followers, about);
  return [recordRoom(entity, about.id), ...readers.map((id): Room => `user:${id}`)];
}

/** Tells one person on all their screens. */
export function announceTo<About extends { readonly id: string }>(
  work: Work,
  { announce }: ConversationKind<About>,
  what: OwnEvent,
  of: { readonly userId: string; readonly id: string },
): void {
  announce.own(work, what, of.id, [`user:${of.userId}`]);
}
