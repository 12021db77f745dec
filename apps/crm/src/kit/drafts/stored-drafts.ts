import { localStore } from '#kit/storage.ts';

import { keysUnder } from './draft-owners.ts';

/**
 * Typed input that was not saved, stored in this browser beyond a reload and the end of a session. A draft belongs
 * to a user and a place, such as `customer/new`; its key contains both.
 */
export interface StoredDraft {
  /** When it was typed last, in epoch milliseconds. */
  readonly at: number;
  /** What was typed, as JSON has it. */
  readonly content: unknown;
}

/** How long a draft is offered, in milliseconds: seven days. */
export const retentionMs = 7 * 24 * 60 * 60 * 1000;
/** The maximum length of a stored draft, in characters of JSON. */
export const longestDraft = 50_000;
/** How many drafts of one user are stored; the oldest are deleted. */
export const mostDrafts = 30;

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

function parsed(text: string): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(text);
    return isStoredDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** The draft under a key; one that is too old or cannot be read is removed. */
export function readDraft(key: string): StoredDraft | null {
  const text = localStore.getItem(key);
  if (text === null) return null;
  const draft = parsed(text);
  if (draft && Date.now() - draft.at <= retentionMs) return draft;
  localStore.removeItem(key);
  return null;
}

export function removeDraft(key: string): void {
  localStore.removeItem(key);
}

/** Makes room for one more draft of the user whose keys have this prefix. */
function makeRoom(start: string): void {
  const drafts = keysUnder(start).flatMap((key) => {
    const draft = readDraft(key);
    return draft ? [{ key, at: draft.at }] : [];
  });
  const surplus = drafts.length - mostDrafts + 1;
  if (surplus <= 0) return;
  for (const { key } of drafts.toSorted((a, b) => a.at - b.at).slice(0, surplus)) removeDraft(key);
}

/**
 * Stores a draft, replacing the former one. One that is too long, or for which the browser has no room, is not stored,
 * and the former one is deleted, because it would restore values that have been overwritten. Returns when it was
 * stored, or null.
 */
export function writeDraft(key: string, content: unknown): number | null {
  const at = Date.now();
  const text = JSON.stringify({ at, content } satisfies StoredDraft);
  if (text.length > longestDraft) {
    removeDraft(key);
    return null;
  }
  if (localStore.getItem(key) === null) makeRoom(key.slice(0, key.indexOf('/') + 1));
  if (localStore.setItem(key, text)) return at;
  removeDraft(key);
  return null;
}
