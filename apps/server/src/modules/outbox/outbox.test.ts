import { randomUUID } from 'node:crypto';

import {
  call,
  refusal,
  type SignedIn,
  testPassword,
  testServer,
  type TestServer,
} from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendNotice } from '../auth/notices.ts';
import { endTickets } from '../auth/ticket-queries.ts';
import { clearAttempts, idOf, invited, loggedOf, working } from '../auth/test-accounts.ts';

let server: TestServer;
let admin: SignedIn;
let superior: SignedIn;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  superior = await server.signIn('super@test.example');
  await invited(server, 'zaproszona@test.example');
  const notify = (email: string) =>
    idOf(server, email).then((id) => working(server, (work) => sendNotice(work, id, 'password_changed')));
  await notify('worker@test.example');
  await notify('super@test.example');
});
afterAll(() => server.close());

const proof = { currentPassword: testPassword };
const recipients = async ({ client }: SignedIn, query = {}) =>
  (await client.outbox.list({ query })).items.map(({ to }) => to);

test('the latest mails come first, without their texts, found by state, kind, recipient and subject', async () => {
  const page = await superior.client.outbox.list();
  expect(page).toMatchObject({ total: 3, page: 1 });
  expect(page.items[0]).toMatchObject({
    to: 'super@test.example',
    kind: 'notice',
    state: 'kept',
    attempts: 0,
  });
  expect(page.items[0]).not.toHaveProperty('text');
  expect(page.items[0]).not.toHaveProperty('body');
  expect(await recipients(superior, { sort: 'createdAt', perPage: 10 })).toEqual([
    'zaproszona@test.example',
    'worker@test.example',
    'super@test.example',
  ]);
  expect(await recipients(superior, { kind: ['activation'] })).toEqual(['zaproszona@test.example']);
  expect(await recipients(superior, { state: ['sent', 'failed'] })).toEqual([]);
  expect(await recipients(superior, { search: 'HASLO worker' })).toEqual(['worker@test.example']);
  const { status } = await call(server, 'GET', '/outbox?state=lost', { token: superior.token });
  expect(status).toBe(422);
});

test('a mail names the file it brings along', async () => {
  const attachmentFileId = randomUUID();
  const file = { storageKey: 'oferta', name: 'Oferta 7.pdf', mime: 'application/pdf', size: 1, sha256: '0' };
  await server.db
    .insertInto('storedFile')
    .values({ id: attachmentFileId, ...file, createdBy: null })
    .execute();
  const { items } = await superior.client.outbox.list({ query: { search: 'worker@' } });
  const id = items[0]?.id ?? '';
  expect(items[0]?.attachment).toBeNull();
  await server.db.updateTable('outboxMail').set({ attachmentFileId }).where('id', '=', id).execute();
  expect(await superior.client.outbox.get({ params: { id } })).toMatchObject({ attachment: 'Oferta 7.pdf' });
  await server.db.deleteFrom('storedFile').where('id', '=', attachmentFileId).execute();
});

test('a stored text is shown to administrators, and who read it is logged', async () => {
  const { items } = await admin.client.outbox.list({ query: { kind: ['activation'] } });
  const id = items[0]?.id ?? '';
  const mail = await admin.client.outbox.read({ params: { id }, body: proof });
  expect(mail.text).toMatch(/http:\/\/127\.0\.0\.1:0\/activate\/[\w-]{43}/);
  const userId = await idOf(server, 'zaproszona@test.example');
  expect(await loggedOf(server, userId)).toEqual(['read_mail']);
  const line = await server.db
    .selectFrom('auditLog')
    .select(['actorId', 'changes'])
    .where('action', '=', 'read_mail')
    .executeTakeFirstOrThrow();
  expect(line.actorId).toBe(admin.userId);
  expect(JSON.stringify(line.changes)).not.toMatch(/activate/);
});

test('mails to super administrators are for them alone', async () => {
  const { items } = await superior.client.outbox.list({ query: { search: 'super@' } });
  const id = items[0]?.id ?? '';
  expect(await recipients(admin)).not.toContain('super@test.example');
  expect((await admin.client.outbox.list()).total).toBe(2);
  await expect(admin.client.outbox.read({ params: { id }, body: proof })).rejects.toEqual(
    refusal('not_found', 404),
  );
  expect((await superior.client.outbox.read({ params: { id }, body: proof })).text).toMatch(
    /^Dzień dobry, Zofia,/,
  );
});

test('links of administrators are for super administrators alone, notices to them for their colleagues', async () => {
  const email = 'szefowa@test.example';
  const { id: userId } = await admin.client.users.invite({
    body: { email, firstName: 'Ewa', lastName: 'Szef', roles: ['WORKER', 'ADMIN'] },
  });
  expect(await recipients(admin)).not.toContain(email);
  const { items } = await superior.client.outbox.list({ query: { search: email } });
  const params = { id: items[0]?.id ?? '' };
  await expect(admin.client.outbox.get({ params })).rejects.toEqual(refusal('not_found', 404));
  await expect(admin.client.outbox.read({ params, body: proof })).rejects.toEqual(refusal('not_found', 404));
  expect((await superior.client.outbox.read({ params, body: proof })).text).toMatch(/activate/);

  await working(server, (work) => sendNotice(work, userId, 'password_changed'));
  expect(await recipients(admin, { search: email })).toEqual([email]);
});

test('an open session alone shows no text: the password is required, and tries are counted', async () => {
  const { items } = await admin.client.outbox.list({ query: { search: 'zaproszona@' } });
  const params = { id: items[0]?.id ?? '' };
  expect(await admin.client.outbox.get({ params })).not.toHaveProperty('text');
  const userId = await idOf(server, 'zaproszona@test.example');
  const before = await loggedOf(server, userId);
  const wrong = { currentPassword: 'Wrong-password-1' };
  for (let tried = 0; tried < 5; tried += 1) {
    await expect(admin.client.outbox.read({ params, body: wrong })).rejects.toEqual(
      refusal('wrong_password', 400),
    );
  }
  await expect(admin.client.outbox.read({ params, body: proof })).rejects.toEqual(
    refusal('too_many_requests', 429),
  );
  expect(await loggedOf(server, userId)).toEqual(before);
  await clearAttempts(server);
});

test('a mail a server has is without its text, and reading it is nothing to log', async () => {
  const { items } = await admin.client.outbox.list({ query: { search: 'worker@' } });
  const id = items[0]?.id ?? '';
  await server.db.updateTable('outboxMail').set({ state: 'sent', body: null }).where('id', '=', id).execute();
  expect((await admin.client.outbox.read({ params: { id }, body: proof })).text).toBeNull();
  // a queued mail may contain a secret link of its recipient
  const body = server.platform.secrets.seal(`mail ${id}`, 'text');
  await server.db.updateTable('outboxMail').set({ state: 'queued', body }).where('id', '=', id).execute();
  expect((await admin.client.outbox.read({ params: { id }, body: proof })).text).toBeNull();
  expect(await loggedOf(server, await idOf(server, 'worker@test.example'))).toEqual([]);
});

test.each(['worker@test.example', 'reports@test.example', 'platformer@test.example'] as const)(
  '%s sees none of them',
  async (email) => {
    const { token } = await server.signIn(email);
    expect((await call(server, 'GET', '/outbox', { token })).status).toBe(403);
  },
);

test('a mail with a link makes sense as long as its link works, and until there is a newer one', async () => {
  const email = 'nowa@test.example';
  const { userId } = await invited(server, email);
  const minutesLeft = async () => {
    const mails = await server.db
      .selectFrom('outboxMail')
      .select(sql<number>`round(extract(epoch from expires_at - now()) / 60)::int`.as('minutes'))
      .where('userId', '=', userId)
      .where('kind', '=', 'activation')
      .orderBy('id')
      .execute();
    return mails.map(({ minutes }) => Math.max(0, minutes));
  };
  const week = 7 * 24 * 60;
  expect(await minutesLeft()).toEqual([week]);
  await admin.client.users.resendInvitation({ params: { id: userId } });
  expect(await minutesLeft()).toEqual([0, week]);
  await working(server, (work) => endTickets(work.db, userId, ['activation']));
  expect(await minutesLeft()).toEqual([0, 0]);
});
