import { localStore } from '#kit/storage.ts';

/**
 * Whose drafts are kept in this browser: what the session knows of them. What a draft is, and how it is read and written,
 * is in `stored-drafts.ts`.
 */
const prefix = 'szansa.draft.';

/** Where the files beside drafts are kept; `draft-files.ts` reads and writes them. */
export const filesDatabase = prefix;

const forgetters = new Set<() => void>();

/** Says what else forgets drafts when their owner signs out: what a page keeps of them in memory. */
export function onDraftsCleared(forget: () => void): void {
  forgetters.add(forget);
}

/** The key of a person's draft for a place. */
export function draftKey(userId: string, place: string): string {
  return `${prefix}${userId}/${place}`;
}

/** The keys of this browser that begin so. */
export function keysUnder(start: string): string[] {
  return localStore.keys().filter((key) => key.startsWith(start));
}

/** Removes drafts, and all files, which are nobody's without them. */
function remove(drafts: readonly string[]): void {
  for (const key of drafts) localStore.removeItem(key);
  if (!drafts[0]) return;
  try {
    indexedDB.deleteDatabase(filesDatabase);
  } catch {
    // where databases are forbidden there are no files
  }
}

/** Removes every draft but those of one person: nobody is shown what another typed. */
export function claimDrafts(userId: string): void {
  const own = draftKey(userId, '');
  // whoever came before took away the drafts of this person, so all files are theirs
  remove(keysUnder(prefix).filter((key) => !key.startsWith(own)));
}

/** Removes every draft, here and in memory. */
export function clearDrafts(): void {
  remove(keysUnder(prefix));
  for (const forget of forgetters) forget();
}

/** Empties the browser's lasting storage but for drafts. */
export function clearAllButDrafts(): void {
  for (const key of localStore.keys()) if (!key.startsWith(prefix)) localStore.removeItem(key);
}
