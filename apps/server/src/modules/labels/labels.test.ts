import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let turn = 0;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const create = (body: object = {}) => {
  turn += 1;
  return admin.client.labels.create({ body: { title: `Etykieta ${turn}`, color: '#B3261E', ...body } });
};

async function opportunityWith(labelIds: string[]) {
  turn += 1;
  const emails = [`klient${turn}@przyklad.example`];
  const { id: customerId } = await worker.client.customers.create({ body: { lastName: 'Lis', emails } });
  return worker.client.opportunities.create({ body: { customerId, labelIds } });
}

const reasonsOf = (tried: readonly PromiseSettledResult<unknown>[]) =>
  tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));

test('a label is created, changed on its version, and published to those who may read labels [S3.14]', async () => {
  const emitted = vi.spyOn(server.platform, 'emit');
  const label = await create({ title: 'Pilne', description: 'Dzisiaj' });
  expect(label).toMatchObject({
    title: 'Pilne',
    color: '#b3261e',
    textColor: null,
    description: 'Dzisiaj',
    count: 0,
    version: 1,
    can: { edit: true },
  });
  const change = (version: number, changes: object) =>
    admin.client.labels.update({ params: { id: label.id }, body: { version, changes } });
  expect(await change(1, { textColor: '#FFD54F' })).toMatchObject({ textColor: '#ffd54f', version: 2 });
  await expect(change(1, { textColor: '#000000' })).rejects.toEqual(refusal('stale_version', 409));
  expect(emitted.mock.calls).toEqual(
    ['created', 'changed'].map(() => [
      'record-changed',
      { entity: 'label', id: label.id },
      ['right:label.get'],
    ]),
  );
  emitted.mockRestore();
});

test('a title is unique, however it is written, also of twenty at once', async () => {
  await create({ title: 'Flota' });
  const accepted = {
    status: 422,
    fields: [expect.objectContaining({ path: 'title', code: 'name_taken' })],
  };
  await expect(create({ title: 'FLOTA' })).rejects.toMatchObject(accepted);
  const other = await create();
  await expect(
    admin.client.labels.update({
      params: { id: other.id },
      body: { version: 1, changes: { title: 'flota' } },
    }),
  ).rejects.toMatchObject(accepted);
  const tried = await Promise.allSettled(Array.from({ length: 20 }, () => create({ title: 'Wyścig' })));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(reasonsOf(tried)).toEqual(
    Array.from({ length: 19 }, () => expect.objectContaining(accepted) as unknown),
  );
});

test('removal states what has a label, and removes it from them once that is known', async () => {
  const [label, other] = [await create(), await create()];
  const opportunity = await opportunityWith([label.id, other.id]);
  const countOf = async (by: SignedIn) =>
    (await by.client.labels.overview()).find(({ id }) => id === label.id)?.count;
  expect(await countOf(worker)).toBe(1);
  expect(await countOf(await server.signIn('platformer@test.example'))).toBe(0);
  const params = { id: label.id };
  const uses = [{ kind: 'opportunity', count: 1 }];
  const { remove } = admin.client.labels;
  await expect(remove({ params, query: { version: 1 } })).rejects.toEqual(
    refusal('in_use', 409, { details: { uses } }),
  );
  await expect(remove({ params, query: { version: 2, takenOff: 'true' } })).rejects.toMatchObject({
    status: 422,
  });
  await remove({ params, query: { version: 1, takenOff: 'true' } });
  const { labels } = await worker.client.opportunities.get({ params: { id: opportunity.id } });
  expect(labels.map(({ id }) => id)).toEqual([other.id]);
  const log = await server.db
    .selectFrom('auditLog')
    .select('changes')
    .where('entityId', '=', label.id)
    .where('action', '=', 'remove')
    .executeTakeFirstOrThrow();
  expect(log.changes).toMatchObject({ takenOff: { to: [opportunity.id] } });
  await expect(admin.client.labels.get({ params })).rejects.toEqual(refusal('not_found', 404));
});

test('a label added while it is being removed is refused or removed, and never fails', async () => {
  const label = await create();
  const tried = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => opportunityWith([label.id])),
    admin.client.labels.remove({ params: { id: label.id }, query: { version: 1, takenOff: 'true' } }),
  ]);
  expect(reasonsOf(tried).map((reason) => (reason as { status?: number }).status)).toEqual(
    reasonsOf(tried).map(() => 422),
  );
});
