import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { s3Server, testFolder, type S3Server, type SeenCall } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { diskStore } from './disk-store.ts';
import {
  DamagedContentError,
  MissingContentError,
  newKey,
  type FileStore,
  type StoredContent,
} from './file-store.ts';
import { openS3Store } from './s3-store.ts';

let folder: string;
let s3: S3Server;
const stores = new Map<string, { store: FileStore; pathOf: (key: string) => string }>();
beforeAll(async () => {
  folder = await testFolder();
  s3 = await s3Server();
  const files = path.join(folder, 'files');
  stores.set('disk', { store: diskStore(files), pathOf: (key) => path.join(files, key) });
  const prefix = 'pliki/2026/';
  stores.set('S3', {
    store: await openS3Store(s3.address(prefix)),
    pathOf: (key) => s3.pathOf(`${prefix}${key}`),
  });
});
afterAll(async () => {
  for (const { store } of stores.values()) store.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

let written = 0;
async function localFile(bytes: Buffer): Promise<{ path: string; sha256: string }> {
  written += 1;
  const file = path.join(folder, `local-${written}`);
  await writeFile(file, bytes);
  return { path: file, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function put(store: FileStore, bytes: Buffer): Promise<StoredContent> {
  const file = await localFile(bytes);
  return { ...(await store.put(file)), size: bytes.length, sha256: file.sha256 };
}

/** Reads until the end or the failure. */
async function readAll(stream: Readable): Promise<{ bytes: number; error: unknown }> {
  let bytes = 0;
  try {
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
    return { bytes, error: null };
  } catch (error) {
    return { bytes, error };
  }
}

async function keysBefore(store: FileStore, moment: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.storedBefore(moment)) keys.push(key);
  return keys;
}

const later = new Date('2999-01-01');

// all of it costs 2 s
describe.each(['disk', 'S3'])('a store on %s', (name) => {
  const used = () => {
    const found = stores.get(name);
    if (!found) throw new Error(`no store ${name}`);
    return found;
  };

  it.each([
    ['an empty file', 0],
    ['a small one', 11],
    ['one of 20 MB', 20 * 1024 * 1024],
  ])('returns %s as it was', async (_, size) => {
    const { store } = used();
    const bytes = randomBytes(size);
    const content = await put(store, bytes);
    expect((await buffer(await store.open(content))).equals(bytes)).toBe(true);
    expect(await store.has(content)).toBe(true);
    expect(await store.has({ ...content, sha256: '0'.repeat(64) })).toBe(false);
    expect(await store.has({ ...content, size: size + 1 })).toBe(false);
  });

  it('returns parts', async () => {
    const { store } = used();
    const content = await put(store, Buffer.from('0123456789'));
    const part = async (start: number, end: number) =>
      (await buffer(await store.open(content, { start, end }))).toString();
    expect(await part(0, 1)).toBe('01');
    expect(await part(3, 6)).toBe('3456');
    expect(await part(9, 9)).toBe('9');
    expect(await part(0, 9)).toBe('0123456789');
  });

  it('stores under a given key, again as well, and under keys alone', async () => {
    const { store } = used();
    const key = newKey();
    for (const text of ['former', 'latter']) await store.put(await localFile(Buffer.from(text)), key);
    const { sha256 } = await localFile(Buffer.from('latter'));
    expect((await buffer(await store.open({ key, size: 6, sha256 }))).toString()).toBe('latter');
    await expect(store.put(await localFile(Buffer.from('x')), '../../etc/passwd')).rejects.toThrow(
      'Not a key',
    );
  });

  it('misses what is not there', async () => {
    const { store } = used();
    const content = await put(store, Buffer.from('gone'));
    await store.remove(content.key);
    await store.remove(content.key);
    await expect(store.open(content)).rejects.toThrow(MissingContentError);
    await expect(store.open(content, { start: 0, end: 1 })).rejects.toThrow(MissingContentError);
    expect(await store.copyTo(content.key, path.join(folder, 'nothing'))).toBe(false);
    expect(await store.has(content)).toBe(false);
  });

  it('fails before the end of content that was changed or cut off', async () => {
    const { store, pathOf } = used();
    const bytes = randomBytes(300_000);
    const content = await put(store, bytes);
    const changed = Buffer.from(bytes);
    changed[17] = (changed[17] ?? 0) ^ 1;
    await writeFile(pathOf(content.key), changed);
    const read = await readAll(await store.open(content));
    expect(read.error).toBeInstanceOf(DamagedContentError);
    expect(read.bytes).toBeLessThan(bytes.length);
    await truncate(pathOf(content.key), 1000);
    for (const range of [undefined, { start: 10, end: 2000 }]) {
      const cut = await readAll(await store.open(content, range));
      expect(cut.error).toBeInstanceOf(DamagedContentError);
    }
  });

  it('copies content to where it survives its removal', async () => {
    const { store } = used();
    const content = await put(store, Buffer.from('survives'));
    const target = path.join(folder, `copy-${name}`);
    expect(await store.copyTo(content.key, target)).toBe(true);
    await store.remove(content.key);
    expect(await readFile(target, 'utf8')).toBe('survives');
  });

  it('yields what was stored before an instant, and nothing else', async () => {
    const { store } = used();
    const content = await put(store, Buffer.from('x'));
    await store.writeMarker('id');
    const keys = await keysBefore(store, later);
    expect(keys).toContain(content.key);
    expect(keys.filter((key) => !/^[0-9a-f/]{34}$/.test(key))).toEqual([]);
    expect(await keysBefore(store, new Date('2020-01-01'))).toEqual([]);
  });

  it('notes to which database its files belong', async () => {
    const { store } = used();
    await store.writeMarker(null);
    expect(await store.readMarker()).toBeNull();
    await store.writeMarker('first');
    await store.writeMarker('second');
    expect(await store.readMarker()).toBe('second');
  });

  it('leaves nothing of a file that cannot be read', async () => {
    const { store } = used();
    const before = await keysBefore(store, later);
    await expect(store.put({ path: path.join(folder, 'nowhere'), sha256: '' })).rejects.toThrow('ENOENT');
    expect(await keysBefore(store, later)).toEqual(before);
  });
});

describe('S3', () => {
  it('compares all that is uploaded with a signed checksum', async () => {
    const store = await openS3Store(s3.address('signed/'));
    const bytes = randomBytes(6 * 1024 * 1024);
    const { key } = await put(store, bytes);
    const sums = s3.seen.flatMap((call) => (call.key === `signed/${key}` ? (call.signedSum ?? '') : []));
    for (const part of [bytes.subarray(0, 5 * 1024 * 1024), bytes.subarray(5 * 1024 * 1024)]) {
      expect(sums).toContain(createHash('sha256').update(part).digest('hex'));
    }
    store.close();
  });

  it('has neither object nor parts of an upload that fails', async () => {
    const store = await openS3Store(s3.address('failed/'));
    const { path: file } = await localFile(randomBytes(12 * 1024 * 1024));
    await expect(store.put({ path: file, sha256: '0'.repeat(64) })).rejects.toThrow(DamagedContentError);
    expect(await s3.unfinished()).toEqual([]);
    expect(await keysBefore(store, later)).toEqual([]);
    store.close();
  });

  it('yields uploads that a killed process has left, and ends them', async () => {
    const store = await openS3Store(s3.address('left/'));
    const file = await localFile(randomBytes(12 * 1024 * 1024));
    const isEnding = ({ method, query }: SeenCall) => method !== 'PUT' && query.includes('uploadId');
    s3.refuse(403, isEnding);
    await expect(store.put(file)).rejects.toThrow('refused a call');
    s3.refuse(0, () => false);
    expect(await s3.unfinished()).toHaveLength(1);
    const [left, ...others] = await keysBefore(store, later);
    expect(others).toEqual([]);
    expect(left).toMatch(/\.unfinished$/);
    expect(await keysBefore(store, new Date('2020-01-01'))).toEqual([]);
    await store.remove(left ?? '');
    expect(await s3.unfinished()).toEqual([]);
    store.close();
  });

  it('works with stores that cannot list unfinished uploads', async () => {
    const store = await openS3Store(s3.address('plain/'));
    const { key } = await put(store, Buffer.from('x'));
    s3.refuse(501, ({ query }) => query.includes('uploads'));
    expect(await keysBefore(store, later)).toEqual([key]);
    s3.refuse(0, () => false);
    store.close();
  });

  it('lists more than a page', async () => {
    const store = await openS3Store(s3.address('many/'));
    const keys = Array.from({ length: 1001 }, newKey).toSorted();
    for (const key of keys) {
      const file = s3.pathOf(`many/${key}`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, '');
    }
    expect((await keysBefore(store, later)).toSorted()).toEqual(keys);
    store.close();
  });

  it('leaves no trace of looking whether it can be used', async () => {
    const store = await openS3Store(s3.address('fresh/'));
    expect(await readdir(path.dirname(s3.pathOf('fresh/x'))).catch(() => [])).toEqual([]);
    store.close();
  });
});
