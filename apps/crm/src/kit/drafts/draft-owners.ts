/**
 * Whose drafts are kept in this browser: what the session knows of them. What a draft is, and how it is read and written,
 * is in `stored-drafts.ts`.
 */
const prefix = 'szansa.draft.';

const forgetters = new Set<() => void>();

/** Says what else forgets drafts when their owner signs out: what a page keeps of them in memory. */
export function whenDraftsAreForgotten(forget: () => void): void {
  forgetters.add(forget);
}

/** The key of a person's draft for a place. */
export function draftKey(userId: string, place: string): string {
  return `${prefix}${userId}/${place}`;
}

/** The keys of this browser that begin so. */
export function keysUnder(start: string): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(start));
}

/** Removes every draft but those of one person: nobody is shown what another typed. */
export function keepDraftsOf(userId: string): void {
  const own = draftKey(userId, '');
  for (const key of keysUnder(prefix)) {
    if (!key.startsWith(own)) localStorage.removeItem(key);
  }
}

/** Removes every draft, here and in memory. */
export function forgetDrafts(): void {
  for (const key of keysUnder(prefix)) localStorage.removeItem(key);
  for (const forget of forgetters) forget();
}

/** Empties the browser's lasting storage but for drafts. */
export function clearAllButDrafts(): void {
  const drafts = keysUnder(prefix).map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, text] of drafts) {
    if (text !== null) localStorage.setItem(key, text);
  }
}
