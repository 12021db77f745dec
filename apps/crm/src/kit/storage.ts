import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/**
 * Texts by their keys. What the browser refuses to store, because its storage is full or forbidden, lives in memory until
 * the page is closed. Nothing here throws.
 */
export interface SafeStorage {
  readonly getItem: (key: string) => string | null;
  /** Returns whether the browser has stored it. */
  readonly setItem: (key: string, text: string) => boolean;
  readonly removeItem: (key: string) => void;
  readonly keys: () => string[];
  readonly clear: () => void;
}

let hasFailed = false;
let onFailure: (() => void) | undefined;

/** Calls back once when the browser refuses to store something; at once if it already has. */
export function whenStorageFails(listener: () => void): void {
  if (hasFailed) listener();
  else onFailure = listener;
}

function noteFailure(): void {
  if (hasFailed) return;
  hasFailed = true;
  onFailure?.();
}

function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  const memory = new Map<string, string>();

  /** Uses the browser's storage. Even naming it throws where it is forbidden. */
  function attempt<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return act(globalThis[name]);
    } catch {
      noteFailure();
      return otherwise;
    }
  }
  function removeItem(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  }
  function keys(): string[] {
    const stored = attempt(
      (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)),
      [],
    );
    return [...new Set([...memory.keys(), ...stored.filter((key) => key !== null)])];
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) => {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isStored) return true;
      // the value before would come back with the next page
      removeItem(key);
      memory.set(key, text);
      return false;
    },
    removeItem,
    keys,
    clear: () => {
      for (const key of keys()) removeItem(key);
    },
  };
}

/** What outlives the page. */
export const localStore = safeStorage('localStorage');

/** What lasts as long as the tab. */
export const sessionStore = safeStorage('sessionStorage');

/** An atom whose value outlives the page, as JSON. */
export function storedAtom<Value>(key: string, initial: Value) {
  return atomWithStorage(
    key,
    initial,
    createJSONStorage<Value>(() => localStore),
    // else the first drawing would show the initial value
    { getOnInit: true },
  );
}
