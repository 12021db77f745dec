import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { createClient } from '@szansa/api-client/client';
import { startReaper, testFolder } from '@szansa/server/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { signInAt } from '../sign-in.ts';
import { freePort, startServerProcess, type ProcessSettings, type ServerProcess } from './server-process.ts';

const password = 'Zaczynamy-od-zera-1';
/** An unexpected error in the server: an unhandled rejection, on a signal. */
const defect = `data:text/javascript,process.on('SIGUSR2',()=>{void Promise.reject(new Error('lost'))})`;

let dataDir: string;
let reap: () => Promise<void>;
const started: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = await testFolder();
  reap = startReaper(dataDir);
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.kill();
  await reap();
  await rm(dataDir, { recursive: true, force: true });
});

/** Files and folders below a folder that others than their user may use. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mode));
  return names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

async function start(settings: Partial<ProcessSettings> = {}) {
  const port = await freePort();
  const server = await startServerProcess({ port, dataDir, password, ...settings });
  started.push(server);
  return { server, url: `http://127.0.0.1:${port}` };
}

it('an agency of its own starts with one administrator, whose link is printed until it is used; its folder has one server at a time; an unhandled rejection is logged and ends the process', async () => {
  const administrator = { ADMIN_EMAIL: 'Ewa.Lis@agencja.example', ADMIN_NAME: 'Ewa Maria Lis' };
  const { server, url } = await start({ env: administrator });
  expect(server.output()).toMatch(/first administrator: http:\/\/127\.0\.0\.1:\d+\/setup\//);
  expect(server.output()).not.toContain(password);
  const { tokenData } = await signInAt(url, 'ewa.lis@agencja.example', password);
  const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  expect((await client.users.list()).items).toMatchObject([
    { email: 'ewa.lis@agencja.example', firstName: 'Ewa Maria', lastName: 'Lis', phoneNumber: null },
  ]);
  expect(await server.stop()).toBe(0);
  // not a line of the log
  expect(server.output()).not.toContain('"level"');

  const { server: again } = await start({ preload: defect });
  expect(again.output()).toContain('Szansa: ');
  expect(again.output()).not.toMatch(/setup|@agencja\.example/);
  await expect(start()).rejects.toThrow(/belongs to a server that is running: stop that one/);
  again.child.kill('SIGUSR2');
  expect(await again.ended()).toBe(1);
  expect(again.output()).toContain('a rejection was not handled');
  await expect(start({ secretKey: 'a key nobody has sealed with, long' })).rejects.toThrow(
    /sealed with another key/,
  );
});

it('the demo prints its accounts and their password once, and its files are closed to other users', async () => {
  const { server } = await start({ demo: true });
  expect(server.output()).toContain(`password: ${password}`);
  expect(server.output()).toContain('anna.nowak@szansa.example');
  await server.stop();
  expect(await openToOthers(dataDir)).toEqual([]);
  const { server: again } = await start({ demo: true });
  expect(again.output()).not.toMatch(/password|@szansa\.example/);
});
