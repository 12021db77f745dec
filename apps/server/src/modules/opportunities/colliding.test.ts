import { refusal, revokeRights, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from './test-agency.ts';
import { archiveReasonId, leadSourceId, openOpportunity, versionOf } from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

const stale = (field: string, yours: unknown, theirs: unknown, by?: object) =>
  refusal('stale_version', 409, {
    details: expect.objectContaining({
      collisions: [{ field, yours, theirs }],
      ...(by ? { by: expect.objectContaining(by) } : {}),
    }),
  });

test('of two who move a card the second gets an answer with who was first, and where it is', async () => {
  const { id, version } = await openOpportunity(server, worker);
  const params = { id };
  await admin.client.opportunities.move({ params, body: { version, status: 'application' } });
  const late = { params, body: { version, status: 'negotiations' as const } };
  const { lastName } = (await admin.client.workers.list()).find((one) => one.id === admin.userId) ?? {};
  await expect(worker.client.opportunities.move(late)).rejects.toEqual(
    stale('status', 'negotiations', 'application', { id: admin.userId, lastName }),
  );
  expect((await worker.client.opportunities.get({ params })).status).toBe('application');
  // to where it is already it goes without a word
  const same = { params, body: { version, status: 'application' as const } };
  expect((await worker.client.opportunities.move(same)).version).toBe(version + 1);
  const again = { params, body: { version: version + 1, status: 'negotiations' as const } };
  expect((await worker.client.opportunities.move(again)).status).toBe('negotiations');
});

test('a card that is not there, a wrong id and an unknown status are refused in words of their own [S8.11]', async () => {
  const { id, version } = await openOpportunity(server, worker);
  const { client } = worker;
  const body = { version, status: 'negotiations' } as const;
  await expect(client.opportunities.move({ params: { id: crypto.randomUUID() }, body })).rejects.toEqual(
    refusal('card_not_found', 404, {
      message: expect.stringMatching(/^Nie znaleziono przeciąganej karty/) as unknown,
    }),
  );
  await expect(client.opportunities.move({ params: { id: '12' }, body })).rejects.toEqual(
    refusal('card_id_invalid', 404, { message: 'Nieprawidłowy identyfikator przeciąganej karty' }),
  );
  const unknown = { version, status: 'lost' as 'negotiations' };
  await expect(client.opportunities.move({ params: { id }, body: unknown })).rejects.toEqual(
    refusal('validation', 422, {
      fields: [expect.objectContaining({ path: 'status', code: 'status_not_found' })],
    }),
  );
});

test('a move on top of a change of something else is made', async () => {
  const { id, version } = await openOpportunity(server, worker);
  const params = { id };
  await admin.client.opportunities.update({ params, body: { version, changes: { note: 'Obok' } } });
  const moved = await worker.client.opportunities.move({ params, body: { version, status: 'negotiations' } });
  expect(moved).toMatchObject({ note: 'Obok', status: 'negotiations', version: version + 2 });
});

test('of ten moves at once from one version to as many stages one is made', async () => {
  const { id, version } = await openOpportunity(server, worker);
  const statuses = [
    'first_contact',
    'negotiations',
    'application',
    'handing',
    'waiting_for_vehicle',
  ] as const;
  const outcomes = await Promise.allSettled(
    statuses.map((status) => worker.client.opportunities.move({ params: { id }, body: { version, status } })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await versionOf(server, id)).toBe(version + 1);
});

test('an owner, a choice and the archive are not written over what others wrote there', async () => {
  const { id, version } = await openOpportunity(server, worker, { leadSourceId: await leadSourceId(server) });
  const params = { id };
  await admin.client.opportunities.assign({ params, body: { version, workerId: colleague.userId } });
  await expect(
    admin.client.opportunities.assign({ params, body: { version, workerId: null } }),
  ).rejects.toEqual(stale('workerId', null, colleague.userId));

  const add = () => colleague.client.offers.create({ params, body: { offerType: 'leasing' } });
  const [first, second] = [await add(), await add()];
  const read = await versionOf(server, id);
  const choose = (offerId: string, by: SignedIn) =>
    by.client.offers.choose({ params: { id: offerId }, body: { version: read } });
  const chosen = await choose(second.id, colleague);
  await colleague.client.offers.choose({
    params: { id: first.id },
    body: { version: chosen.opportunityVersion },
  });
  await expect(choose(second.id, admin)).rejects.toEqual(stale('chosenOfferId', second.id, first.id));

  const archiving = { archiveReasonId: await archiveReasonId(server, 'price') };
  const current = await versionOf(server, id);
  const archive = () =>
    admin.client.opportunities.archive({ params, body: { ...archiving, version: current } });
  const archived = await archive();
  await colleague.client.opportunities.unarchive({ params, body: { version: archived.version } });
  await expect(archive()).rejects.toEqual(stale('isArchived', true, false));
});

test('an offer is not removed on top of a change of it', async () => {
  const { id } = await openOpportunity(server, worker);
  const offer = await worker.client.offers.create({ params: { id }, body: { offerType: 'leasing' } });
  const params = { id: offer.id };
  await admin.client.offers.update({ params, body: { version: 1, changes: { note: 'Ważna' } } });
  await expect(worker.client.offers.remove({ params, query: { version: 1 } })).rejects.toEqual(
    stale('note', null, 'Ważna'),
  );
  await worker.client.offers.remove({ params, query: { version: 2 } });
});

test('who was first is revealed only to those who may read the history', async () => {
  const { id, version } = await openOpportunity(server, worker);
  const params = { id };
  await revokeRights(server, 'WORKER', 'timeline_event.get');
  await admin.client.opportunities.move({ params, body: { version, status: 'application' } });
  const late = worker.client.opportunities.move({ params, body: { version, status: 'negotiations' } });
  await expect(late).rejects.toEqual(stale('status', 'negotiations', 'application'));
  expect(JSON.stringify(await late.catch((error: unknown) => error))).not.toContain(admin.userId);
});
