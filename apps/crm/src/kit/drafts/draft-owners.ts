import { localStore } from '#kit/storage.ts';

/**
 * Which users have drafts in this browser, as far as the session needs to know. What a draft is, and how it is read and
 * written, is in `stored-drafts.ts`.
 */
const prefix = 'szansa.draft.';

/** The database for files of drafts; `draft-files.ts` reads and writes them. */
export const filesDatabase = prefix;

const forgetters = new Set<() => void>();

/** Registers a function that clears drafts in a page's memory when their owner signs out. */
export function onDraftsCleared(clear: () => void): void {
  forgetters.add(clear);
}

/** The key of a person's draft for a place. */
export function draftKey(userId: string, place: string): string {
  return `${prefix}${userId}/${place}`;
}

/** Returns the keys of this browser's storage with a prefix. */
export function keysUnder(start: string): string[] {
  return localStore.keys().filter((key) => key.startsWith(start));
}

/** Deletes drafts, and all files, which belong to none without them. */
function remove(drafts: readonly string[]): void {
  for (const key of drafts) localStore.removeItem(key);
  if (!drafts[0]) return;
  try {
    indexedDB.deleteDatabase(filesDatabase);
  } catch {
    // where databases are forbidden there are no files
  }
}

/** Deletes all drafts except those of one user: no user sees what another typed. */
export function claimDrafts(userId: string): void {
  const own = draftKey(userId, '');
  // another user's sign-in has already deleted this user's drafts, so all files belong to that other user
  remove(keysUnder(prefix).filter((key) => !key.startsWith(own)));
}

/** Removes every draft, here and in memory. */
export function clearDrafts(): void {
  remove(keysUnder(prefix));
  for (const clear of forgetters) clear();
}

/** Empties the browser's lasting storage but for drafts. */
export function clearAllButDrafts(): void {
  for (const key of localStore.keys()) if (!key.startsWith(prefix)) localStore.removeItem(key);
}
