import { mentionedIds } from '@szansa/domain/comment';

import type { StaffWork, Work } from '#platform';
import { emitTo } from './events.ts';
import { follow, readersAmong } from './chat-queries.ts';
import type { ConversationKind } from './kind.ts';
import { setMentions } from './queries.ts';

/** Makes users follow; those who have stopped follow again only if they are among `again`. */
export async function startFollowing<About extends { readonly id: string }>(
  work: Work,
  kind: ConversationKind<About>,
  id: string,
  userIds: readonly string[],
  { again }: { readonly again: readonly string[] },
): Promise<void> {
  for (const userId of await follow(work.db, { column: kind.column, id }, userIds, again)) {
    emitTo(work, kind, 'follow-chat', { userId, id });
  }
}

/** Notes whom a message mentions, and makes those follow whom it did not mention before. Returns the ids of those. */
export async function noteMentions<About extends { readonly id: string }>(
  work: Work,
  kind: ConversationKind<About>,
  recordId: string,
  { id, mentioned }: { readonly id: string; readonly mentioned: readonly string[] },
): Promise<readonly string[]> {
  const added = await setMentions(work.db, id, mentioned);
  await startFollowing(work, kind, recordId, added, { again: added });
  return added;
}

/** The same for the text of a message: people who may read the conversation alone. */
export async function mention<About extends { readonly id: string }>(
  work: Work,
  kind: ConversationKind<About>,
  about: About,
  { id, message }: { readonly id: string; readonly message: string },
): Promise<readonly string[]> {
  const mentioned = await readersAmong(work.db, kind, mentionedIds(message), about);
  return noteMentions(work, kind, about.id, { id, mentioned });
}

/**
 * Makes the author of what was just written follow the conversation, and those whom it concerns, unless they have
 * stopped; users whom it mentions follow it already. Returns the ids of all who follow it now and may read it.
 */
export async function followWritten<About extends { readonly id: string }>(
  work: StaffWork,
  kind: ConversationKind<About>,
  id: string,
  {
    choices,
    mentioned,
  }: { readonly choices: ReadonlyMap<string, boolean | null>; readonly mentioned: readonly string[] },
): Promise<readonly string[]> {
  const { userId: authorId } = work.actor;
  const users = [...choices].map(([userId, chosen]) => ({
    userId,
    chosen: mentioned.includes(userId) ? true : chosen,
  }));
  const isFirst = ({ userId, chosen }: (typeof users)[number]) =>
    userId === authorId ? chosen !== true : chosen === null;
  const first = users.filter(isFirst).map(({ userId }) => userId);
  await startFollowing(work, kind, id, first, { again: [authorId] });
  return users
    .filter(({ userId, chosen }) => userId === authorId || chosen !== false)
    .map(({ userId }) => userId);
}
