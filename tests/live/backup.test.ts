import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { createClient } from '@szansa/api-client/client';
import { storedFiles, startReaper, testFolder } from '@szansa/server/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { signInAt } from '../sign-in.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const password = 'Zaczynamy-od-zera-1';
const passphrase = 'trzy konie na moscie';

let folders: string[];
let reaps: (() => Promise<void>)[];
const started: ServerProcess[] = [];
beforeEach(async () => {
  folders = [await testFolder(), await testFolder(), await testFolder()];
  reaps = folders.slice(0, 2).map(startReaper);
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.kill();
  for (const reap of reaps) await reap();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function start(dataDir: string) {
  const port = await freePort();
  const server = await startServerProcess({ port, dataDir, password });
  started.push(server);
  return { server, url: `http://127.0.0.1:${port}` };
}

/** Runs a command as an operator does, and returns its exit code and output. */
async function operate(name: 'backup' | 'restore', dataDir: string, args: string[], env = {}) {
  const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: '', ...env } };
  return promisify(execFile)(process.execPath, [commandFile(name), ...args], options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
}

const commandFile = (name: 'backup' | 'restore') => path.join(root, 'apps/server/src/commands', `${name}.ts`);

/** Restores an archive and kills the command, as a power cut would, once it has put the files there. */
async function restoreAndKill(dataDir: string, file: string): Promise<void> {
  const child = spawn(process.execPath, [commandFile('restore'), file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (text.includes('Files: ')) child.kill('SIGKILL');
  });
  await exited;
  expect(text).toContain('Files: ');
  expect(text).not.toContain('Restored');
}

/** Creates an agency with a customer and a document, so that there are rows and files to back up. */
async function newAgency(dataDir: string) {
  const { server, url } = await start(dataDir);
  const { user, tokenData } = await signInAt(url, 'admin@szansa.example', password);
  const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  const body = { lastName: 'Żółw', emails: ['z@przyklad.example'] };
  const customer = await client.customers.create({ body });
  const { id } = await client.opportunities.create({ body: { customerId: customer.id } });
  const files = [new File(['Zgoda na leasing'], 'zgoda.txt')];
  await client.documents.upload({ params: { id }, body: { type: 'agreement' }, files });
  return { server, user, customer };
}

it('an operator backs up the agency while it runs, and starts it again elsewhere, also after a restore that was killed midway', async () => {
  const [dataDir = '', elsewhere = '', shelf = ''] = folders;
  const file = path.join(shelf, 'agency.szansa');
  const sealed = { BACKUP_PASSPHRASE: passphrase };
  const { server, user: administrator, customer } = await newAgency(dataDir);

  expect(await operate('backup', dataDir, [])).toMatchObject({
    code: 2,
    text: expect.stringContaining('FILE'),
  });
  expect(await operate('backup', dataDir, [file])).toMatchObject({
    code: 2,
    text: expect.stringContaining('BACKUP_PASSPHRASE'),
  });
  const short = { BACKUP_PASSPHRASE: 'short' };
  expect(await operate('backup', dataDir, [file], short)).toMatchObject({ code: 2 });
  const nothing = path.join(shelf, 'nothing');
  expect(await operate('backup', nothing, [file], sealed)).toMatchObject({
    code: 1,
    text: expect.stringContaining(`DATA_DIR=${nothing} has no agency`),
  });
  expect(existsSync(nothing)).toBe(false);
  const done = await operate('backup', dataDir, [file], sealed);
  // the store has a file of its own beside them
  const files = (await storedFiles({ dataDir })) - 1;
  expect(files).toBe(1);
  expect(done).toMatchObject({ code: 0, text: expect.stringMatching(`\\d+ rows and ${files} files?`) });
  expect(await operate('restore', dataDir, [file], sealed)).toMatchObject({
    code: 1,
    text: expect.stringContaining('contains an agency'),
  });
  expect(await server.stop()).toBe(0);

  await restoreAndKill(elsewhere, file);
  await expect(start(elsewhere)).rejects.toThrow(/A restore into .* was cut off\. Run npm run restore again/);
  expect(await operate('restore', elsewhere, [file], sealed)).toMatchObject({ code: 0 });
  const again = await start(elsewhere);
  expect(again.server.output()).not.toContain('password');
  const { user, tokenData } = await signInAt(again.url, 'admin@szansa.example', password);
  expect(user).toEqual(administrator);
  const client = createClient({ baseUrl: `${again.url}/api`, token: () => tokenData.accessToken });
  expect(await client.customers.list()).toMatchObject({ total: 1, items: [{ id: customer.id }] });
  expect(await again.server.stop()).toBe(0);
}, 180_000);
