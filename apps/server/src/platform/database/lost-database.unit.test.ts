import { createServer } from 'node:net';
import { once } from 'node:events';

import { DatabaseError, Pool } from 'pg';
import { expect, test } from 'vitest';

import { isDatabaseLost } from './lost-database.ts';

async function failureOf(options: ConstructorParameters<typeof Pool>[0]): Promise<unknown> {
  const pool = new Pool(options);
  try {
    return await pool.query('select 1').then(
      () => null,
      (error: unknown) => error,
    );
  } finally {
    await pool.end();
  }
}

/** Returns a port without a listener, or one that closes every connection. */
async function port(listens: boolean): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  if (!listens) server.close();
  return { port: address.port, close: () => server.close() };
}

test('a database that does not respond, or that cuts the connection, is lost', async () => {
  for (const listens of [false, true]) {
    const place = await port(listens);
    expect(isDatabaseLost(await failureOf({ host: '127.0.0.1', port: place.port }))).toBe(true);
    place.close();
  }
});

test.each(['57P01', '57P03', '53300', '57014', '3D000'])(
  '%s of the database means that it is lost',
  (code) => {
    const error = new DatabaseError('no', 0, 'error');
    error.code = code;
    expect(isDatabaseLost(error)).toBe(true);
  },
);

test('what the database refuses, or another server, is something else', () => {
  const error = new DatabaseError('no', 0, 'error');
  error.code = '23505';
  expect(isDatabaseLost(error)).toBe(false);
  expect(isDatabaseLost(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(
    false,
  );
  expect(isDatabaseLost('57P01')).toBe(false);
});
