import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { createClient } from '@szansa/api-client/client';
import { s3Server, startReaper, testFolder, type S3Server } from '@szansa/server/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { signInAt } from '../sign-in.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const password = 'Zaczynamy-od-zera-1';

let s3: S3Server;
let dataDir: string;
let reap: () => Promise<void>;
const started: ServerProcess[] = [];
beforeEach(async () => {
  s3 = await s3Server();
  dataDir = await testFolder();
  reap = startReaper(dataDir);
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.kill();
  await reap();
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The bucket as an operator writes it. */
const bucketUrl = (secret: string) =>
  `${s3.address().endpoint.replace('http://', `s3://S3RVER:${secret}@`)}/agencja/pliki?tls=false`;

async function start(env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const server = await startServerProcess({ port, dataDir, password, env });
  started.push(server);
  const { tokenData } = await signInAt(`http://127.0.0.1:${port}`, 'admin@szansa.example', password);
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    token: () => tokenData.accessToken,
  });
  return { server, client };
}

/** Moves the files as an operator does, and returns the exit code and the output. */
function move(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = path.join(root, 'apps/server/src/commands/move-files.ts');
  const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir, ...env } };
  return promisify(execFile)(process.execPath, [command, ...args], options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (ended: { code: number; stdout: string; stderr: string }) => ({
      code: ended.code,
      text: ended.stdout + ended.stderr,
    }),
  );
}

// costs 20 s
it('an operator moves the files to a bucket and back; a bucket that cannot be used, or has not all files, prevents a start', async () => {
  const wrong = { FILES_URL: bucketUrl('tajnehaslo') };
  await expect(start(wrong)).rejects.toThrow(
    /^the server ended:\s+FILES_URL=s3:\/\/[\d.:]+\/agencja\/pliki refuses these credentials \([^\n]*\.\s*$/,
  );
  await expect(start(wrong)).rejects.not.toThrow(/tajnehaslo/);
  expect(await readdir(dataDir)).toEqual([]);

  const { server, client } = await start();
  const { id: customerId } = await client.customers.create({
    body: { lastName: 'Żółw', emails: ['z@przyklad.example'] },
  });
  const { id } = await client.opportunities.create({ body: { customerId } });
  const files = [new File(['Zgoda na leasing'], 'zgoda.txt')];
  await client.documents.upload({ params: { id }, body: { type: 'agreement' }, files });

  expect(await move([])).toMatchObject({ code: 2, text: expect.stringContaining('move-files -- disk') });
  expect(await move(['s3://bucket'])).toMatchObject({ code: 2 });
  expect(await move(['disk'])).toMatchObject({ code: 1, text: expect.stringContaining('already') });
  const bucket = bucketUrl('S3RVER');
  const first = await move([bucket]);
  expect(first).toMatchObject({
    code: 1,
    text: expect.stringMatching(/1 files, 1 of them.*\nA server uses/),
  });
  expect(await server.stop()).toBe(0);
  await expect(start({ FILES_URL: bucket })).rejects.toThrow(/do not belong to this database/);

  const second = await move([bucket]);
  expect(second).toMatchObject({ code: 0, text: expect.stringMatching(/0 of them.*\nSet FILES_URL to s3:/) });
  expect(first.text + second.text).not.toContain(':S3RVER');
  await expect(start()).rejects.toThrow(/do not belong to this database/);
  const moved = await start({ FILES_URL: bucket });
  const [document] = await moved.client.documents.listOfOpportunity({ params: { id } });
  const params = { id: document?.file.id ?? '' };
  expect(await (await moved.client.files.download({ params })).blob.text()).toBe('Zgoda na leasing');
  expect(await moved.server.stop()).toBe(0);

  const back = await move(['disk'], { FILES_URL: bucket });
  expect(back).toMatchObject({ code: 0, text: expect.stringContaining('Remove FILES_URL') });
  const again = await start();
  expect(await (await again.client.files.download({ params })).blob.text()).toBe('Zgoda na leasing');
}, 180_000);
