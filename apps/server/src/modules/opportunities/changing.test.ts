import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { historyOf, testAgency } from './test-agency.ts';
import { addCustomer, addLabel, addOrganisation, leadSourceId, openOpportunity } from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

test('changes of different fields merge; of the same field the second writer gets both values', async () => {
  const { id } = await openOpportunity(server, worker, { note: 'Pierwsza' });
  const params = { id };
  const label = await addLabel(server, 'Scalanie');
  await worker.client.opportunities.update({ params, body: { version: 1, changes: { note: 'Moja' } } });
  const merged = await admin.client.opportunities.update({
    params,
    body: { version: 1, changes: { labelIds: [label, label] } },
  });
  expect(merged).toMatchObject({ note: 'Moja', labels: [{ id: label }], version: 3 });
  const late = admin.client.opportunities.update({ params, body: { version: 1, changes: { note: 'Inna' } } });
  await expect(late).rejects.toEqual(
    refusal('stale_version', 409, {
      details: expect.objectContaining({ collisions: [{ field: 'note', yours: 'Inna', theirs: 'Moja' }] }),
    }),
  );
  const same = await admin.client.opportunities.update({
    params,
    body: { version: 1, changes: { note: 'Moja' } },
  });
  expect(same.version).toBe(3);
});

test('of ten who write the same field at once from the same version one wins', async () => {
  const { id } = await openOpportunity(server, worker);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      worker.client.opportunities.update({
        params: { id },
        body: { version: 1, changes: { note: `Wersja ${index}` } },
      }),
    ),
  );
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect((await worker.client.opportunities.get({ params: { id } })).version).toBe(2);
});

test('an opportunity is opened for a customer in use, and by workers for themselves', async () => {
  const customerId = await addCustomer(server);
  const forColleague = { body: { customerId, workerId: colleague.userId } };
  await expect(worker.client.opportunities.create(forColleague)).rejects.toEqual(
    refusal('access_denied', 403),
  );
  expect((await admin.client.opportunities.create(forColleague)).worker?.id).toBe(colleague.userId);

  const problem = (path: string) =>
    refusal('validation', 422, { fields: [expect.objectContaining({ path, code: 'value_not_allowed' })] });
  const archived = await addCustomer(server, { isArchived: true });
  const { create } = worker.client.opportunities;
  await expect(create({ body: { customerId: archived } })).rejects.toEqual(problem('customerId'));
  await expect(create({ body: { customerId: uuidv7() } })).rejects.toEqual(problem('customerId'));
  await expect(create({ body: { customerId, leadSourceId: uuidv7() } })).rejects.toEqual(
    problem('leadSourceId'),
  );
  await expect(create({ body: { customerId, labelIds: [uuidv7()] } })).rejects.toEqual(problem('labelIds'));
});

test('the history names what changed from and to, and can be filtered and searched', async () => {
  const [first, second] = [await addLabel(server, 'Alfa'), await addLabel(server, 'Żółta')];
  const { id } = await openOpportunity(server, worker, { labelIds: [first], note: 'Stara' });
  const changes = {
    labelIds: [second, first],
    note: null,
    leadSourceId: await leadSourceId(server, 'other'),
  };
  await worker.client.opportunities.update({ params: { id }, body: { version: 1, changes } });
  const events = await historyOf(id, worker);
  expect(events.slice(1).map(({ type, data }) => [type, data])).toEqual([
    ['lead_source_changed', { from: null, to: 'Inne' }],
    ['labels_changed', { from: 'Alfa', to: 'Alfa, Żółta' }],
    ['note_changed', { from: 'Stara', to: null }],
  ]);
  const query = { type: ['labels_changed' as const, 'created' as const] };
  const filtered = await worker.client.opportunities.timeline({ params: { id }, query });
  expect(filtered.items.map(({ type }) => type)).toEqual(['labels_changed', 'created']);
  const found = await worker.client.opportunities.timeline({ params: { id }, query: { search: 'zolta' } });
  expect(found).toMatchObject({ total: 1, items: [{ type: 'labels_changed' }] });
});

test('related are the opportunities of the customer and of colleagues from the same firm', async () => {
  const [firm, other] = [
    await addOrganisation(server, 'Wspólna sp. z o.o.'),
    await addOrganisation(server, 'Obca'),
  ];
  const customerId = await addCustomer(server, { organisations: [firm] });
  const [own, same, colleagues] = [
    await openOpportunity(server, worker, { customerId }),
    await openOpportunity(server, colleague, { customerId }),
    await openOpportunity(server, worker, {
      customerId: await addCustomer(server, { organisations: [firm, other] }),
    }),
  ];
  await openOpportunity(server, worker, {
    customerId: await addCustomer(server, { organisations: [other] }),
  });
  const related = await worker.client.opportunities.related({ params: { id: own.id } });
  expect(related.map(({ id, relation }) => [id, relation])).toEqual([
    [colleagues.id, 'organisation'],
    [same.id, 'customer'],
  ]);
});
