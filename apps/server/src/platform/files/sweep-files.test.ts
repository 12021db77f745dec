import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { systemContext, systemVerb } from '../verb.ts';
import { storeGenerated } from './generated-file.ts';
import { sweepFiles } from './sweep-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(path.join(server.dataDir, folder), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const store = (name: string) =>
  systemVerb(server.platform, (work) =>
    storeGenerated(work, { name, mime: 'text/plain', bytes: Buffer.from(name) }),
  );

test('files that no record names go after a week, those that one names stay', async () => {
  const [stored, cleared] = [await store('kept.txt'), await store('forgotten.txt')];
  const keyOf = async (id: string) => {
    const { storageKey } = await server.db
      .selectFrom('storedFile')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return path.basename(storageKey);
  };
  const [storedKey, deletedKey] = [await keyOf(stored.id), await keyOf(cleared.id)];
  await server.db.deleteFrom('storedFile').where('id', '=', cleared.id).execute();

  const context = systemContext(server.platform);
  await sweepFiles(context, inDays(6));
  expect(await filesIn('files')).toEqual(expect.arrayContaining([storedKey, deletedKey]));
  await sweepFiles(context, inDays(8));
  expect(await filesIn('files')).toContain(storedKey);
  expect(await filesIn('files')).not.toContain(deletedKey);
});

test('a write that never ended goes too', async () => {
  const place = path.join(server.dataDir, 'files', 'ab', 'cd');
  const unfinished = `${'0'.repeat(28)}.unfinished`;
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, unfinished), 'x');
  await writeFile(path.join(place, 'notes.txt'), 'not one of ours');
  await sweepFiles(systemContext(server.platform), inDays(8));
  expect(await readdir(place)).toEqual(['notes.txt']);
});

test('uploads that were left half-way go after a day', async () => {
  const form = path.join(server.dataDir, 'incoming', 'form-left');
  await mkdir(form, { recursive: true });
  await writeFile(path.join(form, '0'), 'half');
  await sweepFiles(systemContext(server.platform), inDays(0.9));
  expect(await filesIn('incoming')).toEqual(['0']);
  await sweepFiles(systemContext(server.platform), inDays(1.1));
  expect(await filesIn('incoming')).toEqual([]);
});

test('a file that is gone once it is looked at ends no sweep', async () => {
  // a link to nothing is listed and cannot be looked at, like a file that is removed in between
  const place = path.join(server.dataDir, 'files', 'ab', 'ef');
  const incoming = path.join(server.dataDir, 'incoming');
  for (const folder of [place, incoming]) await mkdir(folder, { recursive: true });
  await symlink('gone', path.join(place, '0'.repeat(28)));
  await symlink('gone', path.join(incoming, '0-gone'));
  await writeFile(path.join(incoming, '1-left'), 'half');
  await sweepFiles(systemContext(server.platform), inDays(8));
  expect(await readdir(incoming)).toEqual(['0-gone']);
});
