import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import {
  applicationConnection,
  connectionUrl,
  ensureApplicationDatabase,
  startTestCluster,
  testFolder,
  type TestCluster,
} from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { carryOut } from './dockerfile.ts';
import { freePort } from './server-process.ts';

/** Bytes of the base image, `cc-debian12` of distroless, as its layers are listed. */
const baseSize = 25_000_000;
const largest = 400_000_000;
/** Milliseconds for installing, building and copying on a busy machine. */
const longest = 300_000;

let database: TestCluster;
let folder: string;
let stageNamed: Awaited<ReturnType<typeof carryOut>>;
beforeAll(async () => {
  database = await startTestCluster({ durable: true });
  await ensureApplicationDatabase(database.cluster.address);
  // PostgreSQL runs as another user, who may not enter every temporary folder
  folder = await testFolder('/tmp');
  stageNamed = await carryOut(folder);
}, longest);
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function sizeOf(place: string): Promise<number> {
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile());
  const sizes = await Promise.all(
    files.map(async (one) => (await stat(path.join(one.parentPath, one.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

// carrying the file out costs 15 s, 30 s where the app is not built yet; each test 5 s
it('the container image has less than 400 MB, starts on a database elsewhere, is healthy and serves the app', async () => {
  const { folder: image, workingDirectory, entrypoint, healthcheck } = stageNamed();
  const cwd = path.join(image, workingDirectory);
  expect((await sizeOf(image)) + baseSize).toBeLessThan(largest);

  const port = await freePort();
  const env = {
    DATABASE_URL: connectionUrl(applicationConnection(database.cluster.address)),
    SECRET_KEY: 'a key for tests, of 32 characters',
    DATA_DIR: path.join(image, 'data'),
    PORT: String(port),
  };
  const [command = '', ...args] = entrypoint;
  const server = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const [check = '', ...checkArgs] = healthcheck;
  const isHealthy = () =>
    promisify(execFile)(check, checkArgs, { cwd, env }).then(
      () => true,
      () => false,
    );
  while (!(await isHealthy())) {
    expect(server.exitCode).toBeNull();
    await pause(200);
  }
  const page = await fetch(`http://127.0.0.1:${port}/login`);
  expect(await page.text()).toContain('<div id="root"');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);

it('npm start on the packages of production prints at most 15 lines, and a signal to npm leaves nothing running', async () => {
  const { folder: place, workingDirectory } = stageNamed('app');
  const dataDir = path.join(place, 'data');
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' };
  const npm = spawn('npm', ['start'], {
    cwd: path.join(place, workingDirectory),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  let output = '';
  for await (const chunk of npm.stdout) {
    output += String(chunk);
    if (output.includes('password: ')) npm.kill('SIGINT');
  }
  expect(await ended).toEqual([0, null]);
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(15);
  expect(existsSync(path.join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
}, 120_000);
