import { ApiError } from '@szansa/api-client/client';
import { sampleAuth } from '@szansa/api-client/samples/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearDrafts } from '#kit/drafts/draft-owners.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';

import { draftOf, draftsAtom, withRestored } from './drafts.ts';

const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  });
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
  store.set(authAtom, sampleAuth());
});

afterEach(() => {
  clearDrafts();
  store.set(authAtom, null);
  vi.unstubAllGlobals();
});

const [scan, fake] = ['skan.pdf', 'udaje.pdf'].map((name) => new File(['%PDF'], name));
const files = [scan, fake].flatMap((file) => file ?? []);
const content = { text: 'W załączeniu', files, mentions: [] };
const refused = (code: string, name?: string) => new ApiError(415, 'Niedozwolony typ pliku', { code, name });

describe('a refused message', () => {
  it('is put back into the input, and the refused file states why', () => {
    expect(withRestored({}, 'one', content, refused('file_type', 'udaje.pdf'))).toEqual({
      one: {
        text: 'W załączeniu',
        files: [
          { file: scan, error: undefined },
          { file: fake, error: 'Niedozwolony typ pliku' },
        ],
      },
    });
  });

  it('is placed before what was typed meanwhile, and leaves other conversations alone', () => {
    const other = { text: 'inna', files: [] };
    const drafts = { one: { text: 'jeszcze', files: [] }, other };
    const after = withRestored(drafts, 'one', { ...content, files: [] }, refused('opportunity_archived'));
    expect(after).toEqual({ one: { text: 'W załączeniu\njeszcze', files: [] }, other });
  });

  it('marks no file when something else was refused', () => {
    const { one } = withRestored({}, 'one', content, refused('opportunity_archived', 'udaje.pdf'));
    expect(one?.files.every(({ error }) => error === undefined)).toBe(true);
  });
});

describe('a message being written', () => {
  const write = (text: string, attached = files) =>
    store.set(draftsAtom, (all) => ({ ...all, one: { text, files: attached.map((file) => ({ file })) } }));

  it('is stored in the browser as a text, with the number of its files', () => {
    write('Dzień dobry');
    expect(draftOf({}, 'one')).toEqual({ text: 'Dzień dobry', files: [], lostFiles: 2 });
    expect(draftOf({}, 'two')).toEqual({ text: '', files: [] });
  });

  it('is stored with the message it answers', () => {
    const replyTo = { id: 'asked', authorName: 'Piotr Zając', text: 'Kiedy odbiór?' };
    store.set(draftsAtom, (all) => ({ ...all, one: { text: 'Jutro', files: [], replyTo } }));
    expect(draftOf({}, 'one')).toEqual({ text: 'Jutro', files: [], lostFiles: 0, replyTo });
  });

  it('is no longer stored once it is sent', () => {
    write('Dzień dobry', []);
    write('', []);
    expect(entries.size).toBe(0);
  });

  it('is discarded with all drafts, on the page as well', () => {
    write('Dzień dobry');
    clearDrafts();
    expect(store.get(draftsAtom)).toEqual({});
    expect(draftOf({}, 'one')).toEqual({ text: '', files: [] });
  });

  it('is not shown to any other person', () => {
    write('Dzień dobry');
    const piotr = sampleAuth();
    store.set(authAtom, { ...piotr, user: { ...piotr.user, id: 'piotr' } });
    expect(draftOf({}, 'one').text).toBe('');
  });
});
