import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  clearAllButDrafts,
  draftKey,
  filesDatabase,
  clearDrafts,
  claimDrafts,
  onDraftsCleared,
} from './draft-owners.ts';
import { retentionMs, longestDraft, mostDrafts, readDraft, writeDraft } from './stored-drafts.ts';

const entries = new Map<string, string>();
let isFull = false;
const removedFiles = vi.fn<(name: string) => void>();

beforeEach(() => {
  entries.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  });
  vi.stubGlobal('indexedDB', { deleteDatabase: removedFiles });
  removedFiles.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T13:32:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = draftKey('anna', 'customer/new');
const content = (of: string) => readDraft(of)?.content;

describe('a draft', () => {
  it('is read as it was written, with the moment', () => {
    const at = Date.parse('2026-11-22T13:32:00Z');
    expect(writeDraft(key, { name: 'Kowalski' })).toBe(at);
    expect(readDraft(key)).toEqual({ at, content: { name: 'Kowalski' } });
  });

  it('is offered for seven days, and then removed', () => {
    writeDraft(key, 'x');
    vi.setSystemTime(Date.now() + retentionMs);
    expect(content(key)).toBe('x');
    vi.setSystemTime(Date.now() + 1);
    expect(readDraft(key)).toBeNull();
    expect(entries.size).toBe(0);
  });

  it.each(['{', '"x"', 'null', '{"content":1}', '{"at":"yesterday","content":1}'])(
    'that cannot be read is removed: %s',
    (text) => {
      entries.set(key, text);
      expect(readDraft(key)).toBeNull();
      expect(entries.size).toBe(0);
    },
  );

  it('that is too long is not stored, and the previous one is removed', () => {
    writeDraft(key, 'short');
    expect(writeDraft(key, 'x'.repeat(longestDraft))).toBeNull();
    expect(readDraft(key)).toBeNull();
  });

  it('for which there is no room is not stored, the previous one is removed, and nothing is thrown', () => {
    writeDraft(key, 'short');
    isFull = true;
    expect(writeDraft(key, 'longer')).toBeNull();
    expect(readDraft(key)).toBeNull();
  });

  it('beyond the maximum number of stored drafts replaces the oldest one of the same person', () => {
    const other = draftKey('piotr', 'customer/new');
    writeDraft(other, 'theirs');
    for (let number = 0; number <= mostDrafts; number += 1) {
      vi.setSystemTime(Date.now() + 1000);
      writeDraft(draftKey('anna', `customer/${number}`), number);
    }
    expect(content(draftKey('anna', 'customer/0'))).toBeUndefined();
    expect(content(draftKey('anna', 'customer/1'))).toBe(1);
    expect(content(draftKey('anna', `customer/${mostDrafts}`))).toBe(mostDrafts);
    expect(content(other)).toBe('theirs');
  });
});

describe('the drafts of a browser', () => {
  beforeEach(() => {
    writeDraft(key, 'x');
    writeDraft(draftKey('anna-maria', 'customer/new'), 'y');
    localStorage.setItem('szansa.auth', '{}');
  });

  it('are those of one person, even if another person has a similar name', () => {
    claimDrafts('anna');
    expect([...entries.keys()]).toEqual([key, 'szansa.auth']);
    expect(removedFiles).toHaveBeenCalledExactlyOnceWith(filesDatabase);
  });

  it('retain their files while there are no others', () => {
    claimDrafts('anna');
    removedFiles.mockClear();
    claimDrafts('anna');
    expect(removedFiles).not.toHaveBeenCalled();
  });

  it('stay when all else is cleared', () => {
    clearAllButDrafts();
    expect([...entries.keys()]).toEqual([key, draftKey('anna-maria', 'customer/new')]);
  });

  it('are discarded, in memory as well', () => {
    const discard = vi.fn<() => void>();
    onDraftsCleared(discard);
    clearDrafts();
    expect([...entries.keys()]).toEqual(['szansa.auth']);
    expect(discard).toHaveBeenCalledOnce();
    expect(removedFiles).toHaveBeenCalledExactlyOnceWith(filesDatabase);
  });
});
