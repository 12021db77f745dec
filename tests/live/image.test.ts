import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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
beforeAll(async () => {
  database = await startTestCluster({ durable: true });
  await ensureApplicationDatabase(database.cluster.address);
  folder = await testFolder('/tmp');
});
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

// it costs 15 s, 30 s where the app is not built yet
it(
  'the container image has less than 400 MB, starts on a database elsewhere, is healthy and serves the app',
  async () => {
    const { folder: image, workingDirectory, entrypoint, healthcheck } = await carryOut(folder);
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
  },
  longest,
);
