import { testPassword, testServer, call, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ config: { trustProxy: true } });
});
afterEach(() => server.close());

async function signIn(email: string, password: string, address = '10.0.0.1') {
  const headers = { 'x-forwarded-for': address };
  const { status, headers: answered } = await call(server, 'POST', '/auth/login', {
    json: { email, password },
    headers,
  });
  return { status, retryAfter: answered.get('retry-after') };
}

const worker = 'worker@test.example';

test('five failures of an account close it for that address only', async () => {
  for (let n = 0; n < 5; n += 1) expect((await signIn(worker, 'wrong')).status).toBe(400);
  const refused = await signIn(worker.toUpperCase(), testPassword);
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(200);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(300);
  expect((await signIn(worker, testPassword, '10.0.0.2')).status).toBe(200);
  expect((await signIn('worker2@test.example', testPassword)).status).toBe(200);
  await server.db
    .updateTable('loginAttempt')
    .set({ at: sql<Date>`now() - interval '6 minutes'` })
    .execute();
  expect((await signIn(worker, testPassword)).status).toBe(200);
});

test('attempts sent in parallel do not slip past, and right ones are not counted as failures', async () => {
  const wrong = await Promise.all(Array.from({ length: 12 }, () => signIn(worker, 'wrong')));
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(7);
  const right = await Promise.all(
    Array.from({ length: 12 }, () => signIn('admin@test.example', testPassword)),
  );
  expect(right.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test('an address that tries many accounts is closed after twenty failures', async () => {
  const tries = Array.from({ length: 24 }, (_, n) => signIn(`nobody${n}@test.example`, 'wrong', '10.0.0.9'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await signIn(worker, testPassword, '10.0.0.9')).status).toBe(429);
});
