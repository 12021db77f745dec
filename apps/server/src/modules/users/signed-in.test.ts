import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { logOf, mailsOf, testStaff } from './test-staff.ts';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
beforeAll(async () => {
  ({ server, admin, worker } = await testStaff());
});
afterAll(() => server.close());

test('the sessions of a user are listed with device and address, and end one by one or all', async () => {
  const [one, other] = [
    await server.signIn('reports@test.example'),
    await server.signIn('reports@test.example'),
  ];
  const params = { id: one.userId };
  const found = await admin.client.users.sessions({ params });
  expect(found.map(({ id }) => id).toSorted()).toEqual([one.sessionId, other.sessionId].toSorted());
  expect(found[0]).toMatchObject({ userAgent: 'tests', address: '127.0.0.1', isCurrent: false });

  await admin.client.users.endSession({ params: { ...params, sessionId: one.sessionId } });
  await expect(one.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
  await other.client.auth.session();
  expect(await admin.client.users.sessions({ params })).toHaveLength(1);

  await admin.client.users.endSessions({ params });
  await expect(other.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
  expect(await admin.client.users.sessions({ params })).toEqual([]);
  expect((await logOf(server, one.userId)).map(({ action }) => action)).toEqual([
    'end_session',
    'end_sessions',
  ]);
});

test('staff is found by a fragment of a name, or by ids; offboarded users are not found', async () => {
  const { id, firstName, lastName } = (await worker.client.workers.list()).find(
    (one) => one.id === admin.userId,
  ) ?? { id: '', firstName: '', lastName: '' };
  const search = lastName.slice(1);
  const named = { id, firstName, lastName, pictureId: null };
  expect(await worker.client.workers.list({ query: { search } })).toContainEqual(named);
  const ids = [id, worker.userId, uuidv7()];
  const found = await worker.client.workers.list({ query: { ids } });
  expect(found.map((one) => one.id).toSorted()).toEqual([id, worker.userId].toSorted());
  const { userId: gone } = await server.signIn('reports@test.example');
  await server.db.updateTable('appUser').set({ isActive: false }).where('id', '=', gone).execute();
  try {
    expect(await worker.client.workers.list({ query: { ids: [gone] } })).toEqual([]);
  } finally {
    await server.db.updateTable('appUser').set({ isActive: true }).where('id', '=', gone).execute();
  }
});

test('a session is ended as its own person’s alone', async () => {
  const { userId: id } = await server.signIn('platformer@test.example');
  for (const sessionId of [worker.sessionId, admin.sessionId, uuidv7()]) {
    const attempt = admin.client.users.endSession({ params: { id, sessionId } });
    await expect(attempt).rejects.toEqual(refusal('not_found', 404));
  }
  await worker.client.auth.session();
});

test('a lost second factor is deleted with its recovery codes; the person is signed out and notified', async () => {
  const person = await server.signIn('worker2@test.example');
  const params = { id: person.userId };
  await expect(admin.client.users.resetSecondFactor({ params })).rejects.toEqual(refusal('wrong_state', 409));
  await server.db
    .updateTable('appUser')
    .set({ totpSeed: Buffer.from('sealed'), totpEnrolledAt: new Date(), totpLastStep: 1 })
    .where('id', '=', person.userId)
    .execute();
  await server.db
    .insertInto('recoveryCode')
    .values({ userId: person.userId, codeHash: Buffer.from('hash'), usedAt: null })
    .execute();
  expect(await admin.client.users.get({ params })).toMatchObject({
    hasSecondFactor: true,
    can: { resetSecondFactor: true },
  });

  const after = await admin.client.users.resetSecondFactor({ params });
  expect(after).toMatchObject({ hasSecondFactor: false, can: { resetSecondFactor: false } });
  await expect(person.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
  const stored = await server.db
    .selectFrom('appUser')
    .leftJoin('recoveryCode', 'recoveryCode.userId', 'appUser.id')
    .select(['totpSeed', 'codeHash'])
    .where('appUser.id', '=', person.userId)
    .execute();
  expect(stored).toEqual([{ totpSeed: null, codeHash: null }]);
  expect(await mailsOf(server, person.userId)).toMatchObject([
    { kind: 'notice', recipient: 'worker2@test.example' },
  ]);
  expect((await logOf(server, person.userId)).at(-1)).toMatchObject({
    action: 'remove_second_factor',
    actorId: admin.userId,
    changes: {},
  });
});
