import { testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { assertDurable } from './durability.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a database that may lose saved work is refused, unless only tests use it', async () => {
  const { pool } = server.platform;
  await expect(assertDurable(pool, { testing: false })).rejects.toThrow(
    /fsync and synchronous_commit is off/,
  );
  await expect(assertDurable(pool, { testing: true })).resolves.toBeUndefined();
});
