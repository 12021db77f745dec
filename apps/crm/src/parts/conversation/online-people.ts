import { mostLookedFor } from '@szansa/domain/comment';
import type { AvatarStatus } from '@szansa/ui/avatar';

import type { ConversationPage } from './conversation-source.ts';

/** Whose marks a conversation draws: authors first, then those who can be mentioned, as many as may be looked for. */
export function shownPeople(
  pages: readonly ConversationPage[] | undefined,
  others: readonly { readonly id: string }[],
): string[] {
  const authors = (pages ?? []).flatMap(({ items }) => items.map(({ author }) => author.id));
  return [...new Set([...authors, ...others.map(({ id }) => id)])].slice(0, mostLookedFor);
}

/** Returns a user's online state for their avatar; undefined where it is unknown. */
export function statusOf(online: ReadonlyMap<string, boolean>, id: string): AvatarStatus | undefined {
  const isOnline = online.get(id);
  if (isOnline === undefined) return undefined;
  return isOnline ? 'online' : 'offline';
}
