import { mentionedIds } from '@szansa/domain/comment';

import type { Work } from '#platform';
import { announceTo } from './announcing.ts';
import { follow } from './chat-queries.ts';
import type { ConversationKind } from './kind.ts';
import { setMentions } from './queries.ts';

/** Makes people follow; of those who have stopped, whoever is asked `again`. */
export async function startFollowing<About extends { readonly id: string }>(
  work: Work,
  kind: ConversationKind<About>,
  id: string,
  userIds: readonly string[],
  { again }: { readonly again: boolean },
): Promise<void> {
  for (const userId of await follow(work.db, { column: kind.column, id }, userIds, again)) {
    announceTo(work, kind, 'follow-chat', { userId, id });
  }
}

/**
 * Notes whom a message mentions, and makes those follow whom it did not mention before: people who may read the
 * conversation alone. Returns the ids of those.
 */
export async function mention<About extends { readonly id: string }>(
  work: Work,
  kind: ConversationKind<About>,
  about: About,
  { id, message }: { readonly id: string; readonly message: string },
): Promise<readonly string[]> {
  const mentioned = await kind.readersAmong(work.db, mentionedIds(message), about);
  const added = await setMentions(work.db, id, mentioned);
  await startFollowing(work, kind, about.id, added, { again: true });
  return added;
}
