import { recordRoom, type Room, type StaffWork, type Work } from '#platform';
import { followersOf, readersAmong } from './chat-queries.ts';
import type { ConversationKind, OwnEvent } from './kind.ts';

/**
 * Returns the rooms of users who have the conversation open, and of those who follow it, for their list of chats. The
 * conversation's room is that of its messages under the id of the record: subscribing to it requires the right to read
 * both. A follower who may not read the conversation any more gets no events.
 */
export async function roomsOf<About extends { readonly id: string }>(
  work: StaffWork,
  kind: ConversationKind<About>,
  about: About,
): Promise<readonly Room[]> {
  const followers = await followersOf(work.db, { column: kind.column, id: about.id });
  return roomsOfFollowers(kind, about.id, await readersAmong(work.db, kind, followers, about));
}

/** The same rooms of followers who are known to read it. */
export function roomsOfFollowers(
  { entity }: Pick<ConversationKind<{ readonly id: string }>, 'entity'>,
  id: string,
  followers: readonly string[],
): readonly Room[] {
  return [recordRoom(entity, id), ...followers.map((userId): Room => `user:${userId}`)];
}

/** Emits an event to all sessions of one user. */
export function emitTo<About extends { readonly id: string }>(
  work: Work,
  { emit }: ConversationKind<About>,
  what: OwnEvent,
  of: { readonly userId: string; readonly id: string },
): void {
  emit.own(work, what, of.id, [`user:${of.userId}`]);
}
