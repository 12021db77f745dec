import { refusal, testPassword, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signedIn } from './test-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const email = 'worker@test.example';
test('signing in gives the auth data the browser stores, whatever the case of the e-mail [S3.1, S3.22]', async () => {
  const body = { email: 'WORKER@test.example', password: testPassword };
  const data = signedIn(await server.client.auth.login({ body }));
  expect(data.tokenData.accessToken).toMatch(/^[\w-]{43}$/);
  expect(data.user).toMatchObject({ email, firstName: 'Wanda', roles: [{ key: 'WORKER' }] });
  const offers = {
    category: 'offer',
    items: ['create', 'edit', 'get'].map((does) => ({ name: `offer.${does}` })),
  };
  for (const rights of [data.permissions, data.userPermissions]) {
    expect(rights).toContainEqual({ ...offers, items: expect.arrayContaining(offers.items) });
    expect(rights.map(({ category }) => category)).not.toContain('report');
  }
  expect(data.user).not.toHaveProperty('passwordHash');
  const stored = await server.db.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(data.tokenData.accessToken);
});

test('a wrong password and an unknown e-mail are refused alike', async () => {
  const wrong = server.client.auth.login({ body: { email, password: 'nope' } });
  await expect(wrong).rejects.toEqual(refusal('wrong_credentials', 400));
  const unknown = server.client.auth.login({ body: { email: 'who@test.example', password: 'nope' } });
  await expect(unknown).rejects.toEqual(refusal('wrong_credentials', 400));
});

test('a deactivated account cannot sign in, and its sessions are over', async () => {
  const { client, userId } = await server.signIn('reports@test.example');
  await client.auth.session();
  await server.db.updateTable('appUser').set({ isActive: false }).where('id', '=', userId).execute();
  await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
  await expect(client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
  const again = server.client.auth.login({ body: { email: 'reports@test.example', password: testPassword } });
  await expect(again).rejects.toEqual(refusal('wrong_credentials', 400));
});

test('signing out ends the session at once, and only it', async () => {
  const [one, other] = [await server.signIn(email), await server.signIn(email)];
  await one.client.auth.session();
  await one.client.auth.logout();
  await expect(one.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
  await expect(other.client.auth.session()).resolves.toMatchObject({ user: { email } });
});

test('the page where the session ended comes back with the next one', async () => {
  const { client } = await server.signIn('worker2@test.example');
  await client.auth.rememberPage({ body: { lastPage: '/customers?page=2' } });
  await client.auth.logout();
  const body = { email: 'worker2@test.example', password: testPassword };
  expect(signedIn(await server.client.auth.login({ body })).tokenData.lastPage).toBe('/customers?page=2');
});

test('preferences are stored, audited, and change the language of refusals at once', async () => {
  const { client, userId } = await server.signIn('platformer@test.example');
  const saved = await client.auth.savePreferences({ body: { locale: 'en', newActivityMode: true } });
  expect(saved.user).toMatchObject({ locale: 'en', newActivityMode: true, theme: 'system' });
  await expect(client.auth.rememberPage({ body: { lastPage: '//evil' } })).rejects.toMatchObject({
    code: 'validation',
    message: expect.stringMatching(/field/i),
    fields: [{ path: 'lastPage', code: 'format_invalid' }],
  });
  const log = await server.db
    .selectFrom('auditLog')
    .select(['action', 'changes'])
    .where('entityId', '=', userId)
    .where('action', '=', 'edit')
    .execute();
  expect(log).toEqual([
    {
      action: 'edit',
      changes: { locale: { from: 'pl', to: 'en' }, newActivityMode: { from: false, to: true } },
    },
  ]);
});
