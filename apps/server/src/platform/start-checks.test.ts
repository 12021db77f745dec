import { once } from 'node:events';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';

import { testFolder } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkAddress, checkDataDir } from './start-checks.ts';

/** An address of documentation, which no machine has. */
const elsewhere = '192.0.2.1';

let folder: string;
let other: Server;
beforeAll(async () => {
  folder = await testFolder();
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(async () => {
  other.close();
  await rm(folder, { recursive: true });
});

test('a port in use, and an address of another machine, are named with their setting', async () => {
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(checkAddress({ host: '127.0.0.1', port })).rejects.toThrow(
    `PORT=${port} is in use: stop the program that listens on it, or set PORT to another number.`,
  );
  await expect(checkAddress({ host: elsewhere, port: 0 })).rejects.toThrow(
    /^HOST=192\.0\.2\.1 is no address/,
  );
  await expect(checkAddress({ host: '127.0.0.1', port: 0 })).resolves.toBeUndefined();
});

test('a folder that cannot be one is refused, and a new one is closed to others', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(checkDataDir(file)).rejects.toThrow(/is not a folder: set DATA_DIR/);
  await expect(checkDataDir(path.join(file, 'inside'))).rejects.toThrow(/is not a folder: set DATA_DIR/);
  const fresh = path.join(folder, 'above', 'fresh');
  await checkDataDir(fresh);
  expect((await stat(fresh)).mode & 0o066).toBe(0);
  await mkdir(path.join(fresh, 'files'));
  await expect(checkDataDir(fresh)).resolves.toBeUndefined();
});
