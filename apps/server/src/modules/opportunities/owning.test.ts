import { createClient } from '@szansa/api-client/client';
import { giveRights, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { historyOf, testAgency } from './test-agency.ts';
import { archiveReasonId, leadSourceId, openOpportunity, versionOf } from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

test('of twenty who claim at once one wins, and the others get an answer with the winner', async () => {
  const { id } = await openOpportunity(server, worker);
  await admin.client.opportunities.assign({ params: { id }, body: { version: 1, workerId: null } });
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const userId = uuidv7();
      const [firstName, lastName] = ['Chętny', `Numer${index}`];
      await server.db
        .insertInto('appUser')
        .values({ id: userId, email: `claimant${index}@test.example`, firstName, lastName })
        .execute();
      await server.db.insertInto('userRole').values({ userId, roleKey: 'WORKER' }).execute();
      const { token } = await server.platform.sessions.start(server.db, {
        userId,
        userAgent: 'tests',
        address: '127.0.0.1',
      });
      return { userId, client: createClient({ baseUrl: `${server.url}/api`, token: () => token }) };
    }),
  );
  const outcomes = await Promise.allSettled(
    people.map(({ client }) => client.opportunities.claim({ params: { id } })),
  );
  const won = outcomes.filter((one) => one.status === 'fulfilled').map((one) => one.value.worker);
  expect(won).toHaveLength(1);
  const name = `${won[0]?.firstName} ${won[0]?.lastName}`;
  const lost = outcomes.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown);
  expect(lost).toEqual(
    Array.from({ length: 19 }, () =>
      refusal('opportunity_taken', 409, { message: `Ta szansa ma już opiekuna: ${name}` }),
    ),
  );
  const changes = (await historyOf(id, worker)).filter(({ type }) => type === 'owner_changed');
  expect(changes.map(({ data }) => data)).toEqual([
    { from: 'Wanda Łoś', to: null },
    { from: null, to: name },
  ]);
  const winner = people.find(({ userId }) => userId === won[0]?.id);
  await expect(winner?.client.opportunities.claim({ params: { id } })).resolves.toMatchObject({
    worker: { id: winner?.userId },
    can: { edit: true, claim: false },
  });
});

test("a worker reads a colleague's opportunity but changes nothing of it", async () => {
  const { id } = await openOpportunity(server, worker, { leadSourceId: await leadSourceId(server) });
  const params = { id };
  const { client } = colleague;
  expect(await client.opportunities.get({ params })).toMatchObject({
    moves: [],
    can: {
      edit: false,
      editAfterConsent: false,
      addOffer: false,
      compareBanks: false,
      addRentOffer: false,
      archive: false,
      claim: false,
      comment: true,
    },
  });
  const refused = refusal('opportunity_not_yours', 403);
  const archiveReason = await archiveReasonId(server, 'price');
  await expect(
    client.opportunities.update({ params, body: { version: 1, changes: { note: 'x' } } }),
  ).rejects.toEqual(refused);
  await expect(client.opportunities.move({ params, body: { version: 1, status: 'lead' } })).rejects.toEqual(
    refused,
  );
  await expect(
    client.opportunities.archive({ params, body: { version: 1, archiveReasonId: archiveReason } }),
  ).rejects.toEqual(refused);
  await expect(client.opportunities.claim({ params })).rejects.toEqual(
    refusal('opportunity_taken', 409, { details: expect.objectContaining({ name: 'Wanda Łoś' }) }),
  );
  const reports = await server.signIn('reports@test.example');
  expect((await reports.client.opportunities.get({ params })).can).toMatchObject({
    comment: false,
    claim: false,
  });
  await expect(
    reports.client.opportunities.move({ params, body: { version: 1, status: 'application' } }),
  ).rejects.toEqual(refusal('access_denied', 403));
  expect(await historyOf(id, worker)).toHaveLength(1);
});

test('a platformer sees no opportunity of anybody', async () => {
  const { id } = await openOpportunity(server, worker);
  const { client } = await server.signIn('platformer@test.example');
  const missing = refusal('not_found', 404);
  await expect(client.opportunities.get({ params: { id } })).rejects.toEqual(missing);
  await expect(client.opportunities.timeline({ params: { id } })).rejects.toEqual(missing);
  await expect(client.opportunities.related({ params: { id } })).rejects.toEqual(missing);
  await expect(client.offers.listOfOpportunity({ params: { id } })).rejects.toEqual(missing);
  expect((await client.opportunities.list()).total).toBe(0);
  const { columns } = await client.opportunities.board();
  expect(columns.map((column) => column.count)).toEqual(Array.from({ length: 11 }, () => 0));
});

test('only a person who may read an opportunity gets it, by assigning or with a new one', async () => {
  const { id, customer } = await openOpportunity(server, worker);
  const refused = refusal('validation', 422, { fields: [expect.objectContaining({ path: 'workerId' })] });
  for (const email of ['reports@test.example', 'platformer@test.example'] as const) {
    const { userId: workerId } = await server.signIn(email);
    await expect(
      admin.client.opportunities.assign({ params: { id }, body: { version: 1, workerId } }),
    ).rejects.toEqual(refused);
    await expect(
      admin.client.opportunities.create({ body: { customerId: customer.id, workerId } }),
    ).rejects.toEqual(refused);
  }
  // nor is anybody offered who would be refused
  const offered = await admin.client.workers.owners();
  const names = offered.map(({ lastName }) => lastName);
  expect(offered.map((one) => one.id)).toEqual(expect.arrayContaining([worker.userId, colleague.userId]));
  expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
  for (const { id: workerId } of offered) {
    const version = await versionOf(server, id);
    const given = admin.client.opportunities.assign({ params: { id }, body: { version, workerId } });
    await expect(given).resolves.toMatchObject({ worker: { id: workerId } });
  }
  const everybody = (await admin.client.workers.list()).map((one) => one.id);
  for (const workerId of everybody.filter((one) => !offered.some((owner) => owner.id === one))) {
    const version = await versionOf(server, id);
    const given = admin.client.opportunities.assign({ params: { id }, body: { version, workerId } });
    await expect(given).rejects.toEqual(refused);
  }
  await giveRights(server, 'PLATFORMER', 'opportunity.create');
  const platformer = await server.signIn('platformer@test.example');
  await expect(openOpportunity(server, platformer)).rejects.toEqual(refusal('access_denied', 403));
});

test('opportunities without owner are visible only to those who may claim them', async () => {
  const { id, customer } = await openOpportunity(server, worker);
  const params = { id };
  const reports = await server.signIn('reports@test.example');
  const query = { customerId: [customer.id] };
  const foundBy = async ({ client }: SignedIn) => (await client.opportunities.list({ query })).total;
  expect([await foundBy(reports), await foundBy(colleague)]).toEqual([1, 1]);
  await admin.client.opportunities.assign({ params, body: { version: 1, workerId: null } });
  expect([await foundBy(reports), await foundBy(colleague)]).toEqual([0, 1]);
  await expect(reports.client.opportunities.get({ params })).rejects.toEqual(refusal('not_found', 404));
  const denied = refusal('access_denied', 403);
  const unassigned = { query: { isUnassigned: 'true' } } as const;
  await expect(reports.client.opportunities.list(unassigned)).rejects.toEqual(denied);
  await expect(reports.client.opportunities.board(unassigned)).rejects.toEqual(denied);
  expect((await colleague.client.opportunities.list(unassigned)).items).toMatchObject([{ id }]);
  await colleague.client.opportunities.claim({ params });
  expect(await foundBy(reports)).toBe(1);
});

test('administrators alone give opportunities away, to active people alone', async () => {
  const { id } = await openOpportunity(server, worker);
  const params = { id };
  const toColleague = { params, body: { version: 1, workerId: colleague.userId } };
  await expect(worker.client.opportunities.assign(toColleague)).rejects.toEqual(
    refusal('access_denied', 403),
  );
  const given = await admin.client.opportunities.assign(toColleague);
  expect(given).toMatchObject({ worker: { id: colleague.userId }, can: { assign: true, addOffer: false } });
  const left = uuidv7();
  await server.db
    .insertInto('appUser')
    .values({
      id: left,
      email: 'left@test.example',
      firstName: 'Były',
      lastName: 'Pracownik',
      isActive: false,
    })
    .execute();
  await expect(
    admin.client.opportunities.assign({ params, body: { version: given.version, workerId: left } }),
  ).rejects.toEqual(refusal('validation', 422, { fields: [expect.objectContaining({ path: 'workerId' })] }));
  const events = await historyOf(id, worker);
  expect(events.at(-1)).toMatchObject({
    type: 'owner_changed',
    by: { id: admin.userId },
    data: { from: 'Wanda Łoś', to: 'Wiktor Żak' },
  });
});
