import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dropDraftFiles, storeDraftFile, mostDraftBytes, readDraftFiles } from './draft-files.ts';
import { draftKey, clearDrafts, claimDrafts } from './draft-owners.ts';
import { writeDraft } from './stored-drafts.ts';

const entries = new Map<string, string>();
const own = draftKey('anna', 'car_offer/new');
const other = draftKey('anna', 'car_offer/1');
const theirs = draftKey('piotr', 'car_offer/new');

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  });
  for (const draft of [own, other, theirs]) writeDraft(draft, 'x');
});

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const names = async (draft: string) =>
  [...(await readDraftFiles(draft))].map(([id, { name }]) => `${id}: ${name}`).toSorted();

describe('the files beside a draft', () => {
  it('are read as they were stored, separately from those of other drafts', async () => {
    await storeDraftFile(own, 'a', file('bok.png'));
    await storeDraftFile(own, 'b', file('przod.png'));
    await storeDraftFile(other, 'a', file('tyl.png'));
    expect(await names(own)).toEqual(['a: bok.png', 'b: przod.png']);
    expect(await names(other)).toEqual(['a: tyl.png']);
  });

  it('replace the previous ones, and are deleted when they are dropped', async () => {
    await storeDraftFile(own, 'a', file('bok.png'));
    await storeDraftFile(own, 'a', file('przod.png'));
    await storeDraftFile(own, 'b', file('tyl.png'));
    expect(await names(own)).toEqual(['a: przod.png', 'b: tyl.png']);
    await dropDraftFiles(own, ['a']);
    expect(await names(own)).toEqual(['b: tyl.png']);
    await dropDraftFiles(own);
    expect(await names(own)).toEqual([]);
  });

  it('are stored as far as there is room', async () => {
    const large = file('duze.png');
    Object.defineProperty(large, 'size', { value: mostDraftBytes });
    await storeDraftFile(own, 'a', file('bok.png'));
    await storeDraftFile(own, 'b', large);
    await storeDraftFile(own, 'a', large);
    expect(await names(own)).toEqual(['a: duze.png']);
  });

  it('are deleted with a draft that is too old or was evicted, whichever user reads next', async () => {
    await storeDraftFile(own, 'a', file('bok.png'));
    await storeDraftFile(other, 'a', file('tyl.png'));
    entries.delete(own);
    expect(await names(other)).toEqual(['a: tyl.png']);
    writeDraft(own, 'x');
    expect(await names(own)).toEqual([]);
  });

  it('are deleted when another user signs in and when the user signs out', async () => {
    await storeDraftFile(own, 'a', file('bok.png'));
    claimDrafts('anna');
    // piotr had a draft, which is what anna finds here
    for (const draft of [own, theirs]) writeDraft(draft, 'x');
    expect(await names(own)).toEqual([]);
    await storeDraftFile(theirs, 'a', file('przod.png'));
    clearDrafts();
    writeDraft(theirs, 'x');
    expect(await names(theirs)).toEqual([]);
  });
});
