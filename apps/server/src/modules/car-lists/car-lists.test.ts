import { carListKinds, type CarListKind } from '@szansa/domain/catalogue';
import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
});
afterAll(() => server.close());

const create = (
  kind: CarListKind,
  body: { name: string; parentId?: string; code?: string },
  by = platformer,
) => by.client.carLists.create({ params: { kind }, body });
const list = (kind: CarListKind, parentId?: string, by = worker) =>
  by.client.carLists.list({ params: { kind }, query: parentId === undefined ? {} : { parentId } });
const names = async (kind: CarListKind, parentId?: string) =>
  (await list(kind, parentId)).map(({ name }) => name);

test('every agency starts with technical lists and availabilities, each with its switches [S3.19]', async () => {
  for (const kind of ['body_type', 'drive_type', 'fuel_type', 'transmission', 'type'] as const) {
    expect((await names(kind)).length).toBeGreaterThan(3);
  }
  expect(await list('availability')).toContainEqual(
    expect.objectContaining({
      name: 'W drodze',
      switches: ['year', 'availability_date', 'stock_calculation', 'colour', 'additional_equipment'],
    }),
  );
});

test('CC1 models and colours belong to their brand, versions to their model', async () => {
  const seat = await create('brand', { name: 'SEAT' });
  const fiat = await create('brand', { name: 'Fiat' });
  const leon = await create('model', { name: 'Leon', parentId: seat.id });
  expect(leon).toMatchObject({ parent: { id: seat.id, name: 'SEAT' }, version: 1, uses: [] });
  await create('version', { name: 'Style', parentId: leon.id });
  await create('model', { name: 'Leon', parentId: fiat.id });
  expect(await names('model', seat.id)).toEqual(['Leon']);
  expect(await names('version', leon.id)).toEqual(['Style']);
  await expect(list('model')).rejects.toMatchObject({
    status: 422,
    fields: [expect.objectContaining({ path: 'parentId', code: 'required' })],
  });
  await expect(create('version', { name: 'FR', parentId: seat.id })).rejects.toMatchObject({
    status: 422,
    fields: [expect.objectContaining({ path: 'parentId', code: 'value_not_allowed' })],
  });
  await expect(create('brand', { name: 'Cupra', parentId: seat.id })).rejects.toMatchObject({ status: 422 });
});

test('CC2 a colour needs a code, and retains it [S3.19]', async () => {
  const { id: parentId } = await create('brand', { name: 'Mazda' });
  await expect(create('colour', { name: 'Soul Red', parentId })).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'code', code: 'required' })],
  });
  const { id } = await create('colour', { name: 'Soul Red', code: '46V', parentId });
  const change = (changes: { code: string }) =>
    platformer.client.carLists.update({ params: { kind: 'colour', id }, body: { version: 1, changes } });
  await expect(change({ code: '' })).rejects.toMatchObject({ status: 422 });
  expect(await change({ code: '46G' })).toMatchObject({ code: '46G', version: 2 });
});

test('a name is unique in its list and brand, in any case of letters', async () => {
  const { id } = await create('brand', { name: 'Lexus' });
  await expect(create('brand', { name: 'LEXUS' })).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'name', code: 'name_taken' })],
  });
  await create('brand', { name: 'Subaru' });
  const rename = (name: string) =>
    platformer.client.carLists.update({
      params: { kind: 'brand', id },
      body: { version: 1, changes: { name } },
    });
  await expect(rename('subaru')).rejects.toMatchObject({ status: 422 });
  expect(await rename('Lexus Polska')).toMatchObject({ name: 'Lexus Polska', version: 2 });
});

test('of two who write the same name down at once one is refused', async () => {
  const results = await Promise.allSettled([
    create('equipment', { name: 'Szyberdach' }),
    create('equipment', { name: 'szyberdach' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what something names is not removed, and the refusal counts what one may read', async () => {
  const brand = await create('brand', { name: 'Alfa Romeo' });
  const model = await create('model', { name: 'Tonale', parentId: brand.id });
  const remove = (kind: CarListKind, id: string) =>
    platformer.client.carLists.remove({ params: { kind, id }, query: { version: 1 } });
  await expect(remove('brand', brand.id)).rejects.toEqual(
    refusal('in_use', 409, { details: { uses: [{ kind: 'car_model', count: 1 }] } }),
  );
  expect((await list('brand')).find(({ id }) => id === brand.id)).toMatchObject({
    uses: [{ kind: 'car_model', count: 1 }],
    can: { edit: false },
  });
  await expect(remove('version', model.id)).rejects.toMatchObject({ status: 404 });
  await remove('model', model.id);
  await remove('brand', brand.id);
  expect(await names('brand')).not.toContain('Alfa Romeo');
});

test('entries are put in order within their brand, and two who move at once leave it whole', async () => {
  const { id: parentId } = await create('brand', { name: 'Honda' });
  const ids = new Map<string, string>();
  for (const name of ['Civic', 'Jazz', 'HR-V']) ids.set(name, (await create('model', { name, parentId })).id);
  const other = await create('brand', { name: 'Opel' });
  const foreign = await create('model', { name: 'Astra', parentId: other.id });
  const move = (name: string, before: string | null) =>
    platformer.client.carLists.move({
      params: { kind: 'model', id: ids.get(name) ?? '' },
      body: { before: before === null ? null : (ids.get(before) ?? before) },
    });
  expect((await move('HR-V', 'Civic')).map(({ name }) => name)).toEqual(['HR-V', 'Civic', 'Jazz']);
  await Promise.all([move('HR-V', null), move('Jazz', 'Civic')]);
  expect(await names('model', parentId)).toEqual(['Jazz', 'Civic', 'HR-V']);
  await expect(move('Civic', foreign.id)).rejects.toMatchObject({ status: 422 });
});

test('each list requires its own right', async () => {
  for (const kind of carListKinds) {
    await expect(create(kind, { name: 'X' }, worker)).rejects.toEqual(refusal('access_denied', 403));
  }
  await server.db
    .deleteFrom('roleRight')
    .where('right', '=', 'car_brand.edit')
    .where('roleKey', '=', 'PLATFORMER')
    .execute();
  const { id } = await create('brand', { name: 'Jeep' });
  const without = await server.signIn('platformer@test.example');
  await expect(
    without.client.carLists.move({ params: { kind: 'brand', id }, body: { before: null } }),
  ).rejects.toEqual(refusal('access_denied', 403));
  await admin.client.carLists.move({ params: { kind: 'brand', id }, body: { before: null } });
});

test('changes are recorded in the audit log', async () => {
  const { id } = await create('fuel_type', { name: 'HVO' });
  await platformer.client.carLists.remove({ params: { kind: 'fuel_type', id }, query: { version: 1 } });
  const rows = await server.db
    .selectFrom('auditLog')
    .select(['entity', 'action'])
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { entity: 'car_fuel_type', action: 'create' },
    { entity: 'car_fuel_type', action: 'remove' },
  ]);
});
