import { rm } from 'node:fs/promises';

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

async function start(settings: Partial<ProcessSettings> = {}) {
  const port = await freePort();
  const server = await startServerProcess({ port, dataDir, password, ...settings });
  started.push(server);
  return { server, url: `http://127.0.0.1:${port}` };
}

it('an agency of its own starts with one administrator, whose link is printed until it is used; an unhandled rejection is logged and ends the process', async () => {
  const { server, url } = await start();
  expect(server.output()).toMatch(/first administrator: http:\/\/127\.0\.0\.1:\d+\/activate\//);
  expect(server.output()).not.toContain(password);
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  expect((await client.users.list()).total).toBe(1);
  expect(await server.stop()).toBe(0);

  const { server: again } = await start({ preload: defect });
  expect(again.output()).toContain('Szansa: ');
  expect(again.output()).not.toMatch(/activate|@szansa\.example/);
  await expect(start({ secretKey: 'a key nobody has sealed with, long' })).rejects.toThrow(
    /sealed with another key/,
  );
  again.child.kill('SIGUSR2');
  expect(await again.ended()).toBe(1);
  expect(again.output()).toContain('a rejection was not handled');
});

it('the demo prints its accounts and their password once', async () => {
  const { server } = await start({ demo: true });
  expect(server.output()).toContain(`password: ${password}`);
  expect(server.output()).toContain('anna.nowak@szansa.example');
  await server.stop();
  const { server: again } = await start({ demo: true });
  expect(again.output()).not.toMatch(/password|@szansa\.example/);
});
