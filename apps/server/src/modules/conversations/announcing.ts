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
  kind: ConversationKind<About>,
  about: About,
): Promise<readonly Room[]> {
  const followers = await followersOf(work.db, { column: kind.column, id: about.id });
  return roomsOfFollowers(kind, about.id, await kind.readersAmong(work.db, followers, about));
}

/** The same rooms of followers who are known to read it. */
export function roomsOfFollowers(
  { entity }: Pick<ConversationKind<{ readonly id: string }>, 'entity'>,
  id: string,
  followers: readonly string[],
): readonly Room[] {
  return [recordRoom(entity, id), ...followers.map((userId): Room => `user:${userId}`)];
}

/** Tells one person on all their screens. */
export function emitTo<About extends { readonly id: string }>(
  work: Work,
  { emit }: ConversationKind<About>,
  what: OwnEvent,
  of: { readonly userId: string; readonly id: string },
): void {
  emit.own(work, what, of.id, [`user:${of.userId}`]);
}
