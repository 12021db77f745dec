import { localStore } from '#kit/storage.ts';

import { keysUnder } from './draft-owners.ts';

/**
 * What somebody typed and did not save, kept in this browser beyond a reload and the end of a session. A draft belongs
 * to a person and a place, such as `customer/new`; its key names both.
 */
export interface StoredDraft {
  /** When it was typed last, in epoch milliseconds. */
  readonly at: number;
  /** What was typed, as JSON has it. */
  readonly content: unknown;
}

/** How long a draft is offered, in milliseconds: seven days. */
export const retentionMs = 7 * 24 * 60 * 60 * 1000;
/** The longest draft that is kept, in characters of JSON. */
export const longestDraft = 50_000;
/** How many drafts of one person are kept; the oldest give way. */
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

/** Makes room for one more draft of the person whose keys begin so. */
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
 * Keeps a draft in the place of the one before it. One that is too long, or for which the browser has no room, is not
 * kept, and an older one of the same place goes with it: it would bring back what has been typed over. Returns when it was
 * kept, or null.
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
