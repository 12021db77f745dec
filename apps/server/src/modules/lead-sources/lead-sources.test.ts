import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const create = (name: string, slug: string) => admin.client.leadSources.create({ body: { name, slug } });
const names = async () => (await admin.client.leadSources.overview()).map(({ name }) => name);

async function opportunityFrom(leadSourceId: string, lastName: string) {
  const emails = [`${lastName.toLowerCase()}@przyklad.example`];
  const { id: customerId } = await worker.client.customers.create({ body: { lastName, emails } });
  return worker.client.opportunities.create({ body: { customerId, leadSourceId } });
}

test('a lead source is written down after all others, under a name and a slug of its own [S3.14]', async () => {
  const source = await create('Podcast', 'podcast');
  expect(source).toMatchObject({
    name: 'Podcast',
    slug: 'podcast',
    isActive: true,
    customerFiles: 0,
    version: 1,
  });
  expect((await names()).at(-1)).toBe('Podcast');
  await expect(create('PODCAST', 'podcast')).rejects.toMatchObject({
    status: 422,
    fields: [
      expect.objectContaining({ path: 'name', code: 'name_taken' }),
      expect.objectContaining({ path: 'slug', code: 'name_taken' }),
    ],
  });
  await expect(create('Inne', 'Zła nazwa')).rejects.toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ path: 'slug', code: 'slug_invalid' })]),
  });
});

test('an inactive one is not offered any more; what came from it stays', async () => {
  const { id } = await create('Gazeta', 'gazeta');
  const opportunity = await opportunityFrom(id, 'Gazetowy');
  await admin.client.leadSources.update({
    params: { id },
    body: { version: 1, changes: { isActive: false } },
  });
  const offered = await worker.client.leadSources.list();
  expect(offered.map(({ name }) => name)).not.toContain('Gazeta');
  expect(await names()).toContain('Gazeta');
  expect(await worker.client.opportunities.get({ params: { id: opportunity.id } })).toMatchObject({
    leadSource: { name: 'Gazeta' },
  });
  await expect(opportunityFrom(id, 'Inny')).rejects.toMatchObject({ status: 422 });
});

test('one that opportunities come from is not removed, and the refusal counts those one may read', async () => {
  const { id } = await create('Ulotka', 'ulotka');
  await opportunityFrom(id, 'Ulotkowy');
  const remove = (source: string) =>
    admin.client.leadSources.remove({ params: { id: source }, query: { version: 1 } });
  await expect(remove(id)).rejects.toEqual(
    refusal('in_use', 409, { details: { uses: [{ kind: 'opportunity', count: 1 }] } }),
  );
  const { id: unused } = await create('Zbędne', 'zbedne');
  await remove(unused);
  expect(await names()).not.toContain('Zbędne');
});

test('they are put in order, and two who move at once leave it whole', async () => {
  for (const name of ['Raz', 'Dwa', 'Trzy']) await create(name, `nr_${name.toLowerCase()}`);
  const all = await admin.client.leadSources.overview();
  const idOf = (name: string) => all.find((one) => one.name === name)?.id ?? '';
  const move = (name: string, before: string | null, by = admin) =>
    by.client.leadSources.move({
      params: { id: idOf(name) },
      body: { before: before === null ? null : idOf(before) },
    });
  const moved = await move('Trzy', 'Raz');
  expect(moved.map(({ name }) => name).slice(-3)).toEqual(['Trzy', 'Raz', 'Dwa']);
  expect((await worker.client.leadSources.list()).map(({ name }) => name).slice(-3)).toEqual([
    'Trzy',
    'Raz',
    'Dwa',
  ]);
  await Promise.all([move('Trzy', null), move('Dwa', 'Raz')]);
  const after = await names();
  expect(after.slice(-3)).toEqual(['Dwa', 'Raz', 'Trzy']);
  expect(new Set(after).size).toBe(all.length);
  await expect(
    admin.client.leadSources.move({ params: { id: idOf('Raz') }, body: { before: admin.userId } }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(move('Raz', 'Dwa', worker)).rejects.toEqual(refusal('access_denied', 403));
});
