import type { CarInput, CarListKind } from '@szansa/domain/catalogue';
import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let worker: SignedIn;
let platformer: SignedIn;
let brandId: string;
let modelId: string;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
  brandId = await entry('brand', 'Škoda');
  modelId = await entry('model', 'Octavia', brandId);
});
afterAll(() => server.close());

async function entry(kind: CarListKind, name: string, parentId?: string): Promise<string> {
  const body = { name, ...(parentId === undefined ? {} : { parentId }) };
  return (await platformer.client.carLists.create({ params: { kind }, body })).id;
}

const named = async (kind: CarListKind, name: string) => {
  const list = await worker.client.carLists.list({ params: { kind }, query: {} });
  return list.find((one) => one.name === name)?.id ?? '';
};

/** A template of a version that is new. */
async function create(version: string, more: Partial<CarInput> = {}, by = platformer) {
  const versionId = await entry('version', version, modelId);
  return by.client.carTemplates.create({ body: { brandId, modelId, versionId, ...more } });
}

const change = (id: string, version: number, changes: Partial<CarInput>) =>
  platformer.client.carTemplates.update({ params: { id }, body: { version, changes } });

test('a template has all its fields, with its equipment in order [S3.19]', async () => {
  const [airbag, tow] = [await entry('equipment', 'Poduszki'), await entry('equipment', 'Hak')];
  const safety = await named('equipment_section', 'Bezpieczeństwo');
  const template = await create('Selection 1.5 TSI', {
    carBodyTypeId: await named('body_type', 'Kombi'),
    carFuelTypeId: await named('fuel_type', 'Benzyna'),
    enginePower: 150,
    engineSize: 1498,
    doorsCount: 5,
    seatsCount: 5,
    description: 'Rodzinne kombi',
    equipment: [
      { carEquipmentId: tow, carEquipmentSectionId: null, equipmentType: 'optional' },
      { carEquipmentId: airbag, carEquipmentSectionId: safety, equipmentType: 'standard' },
    ],
  });
  expect(template).toMatchObject({
    name: 'Škoda Octavia Selection 1.5 TSI',
    carBodyType: { name: 'Kombi' },
    carDriveType: null,
    enginePower: 150,
    enginePowerUnit: 'km',
    version: 1,
    can: { edit: true },
    equipment: [
      { carEquipment: { name: 'Hak' }, carEquipmentSection: null, equipmentType: 'optional' },
      { carEquipment: { name: 'Poduszki' }, carEquipmentSection: { name: 'Bezpieczeństwo' } },
    ],
  });
  const shown = await worker.client.carTemplates.get({ params: { id: template.id } });
  expect(shown).toEqual({ ...template, can: { edit: false } });
  const turned = await change(template.id, 1, {
    equipment: [{ carEquipmentId: airbag, carEquipmentSectionId: null, equipmentType: 'standard' }],
  });
  expect(turned.equipment.map(({ carEquipment }) => carEquipment.name)).toEqual(['Poduszki']);
  expect(turned).toMatchObject({ version: 2, description: 'Rodzinne kombi' });
});

/** Sends a call as a third-party client may: with parts or JSON. */
async function send(method: string, path: string, body: FormData | object) {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${platformer.token}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const { data } = (await reply.json()) as { data: Record<string, unknown> & { id: string } };
  return { status: reply.status, data };
}

const formOf = (parts: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
};

test('a template is saved by the parts of a form, each named as its field, and by JSON [S7.6]', async () => {
  const hook = await entry('equipment', 'Hak składany');
  const parts = {
    brandId,
    modelId,
    versionId: await entry('version', 'Z formularza', modelId),
    carTypeId: '',
    enginePower: '150',
    'equipment[0][carEquipmentId]': hook,
    'equipment[0][carEquipmentSectionId]': '',
    'equipment[0][equipmentType]': 'optional',
  };
  const made = await send('POST', '/car-templates', formOf(parts));
  expect(made).toMatchObject({
    status: 201,
    data: {
      enginePower: 150,
      carType: null,
      brandId,
      modelId,
      versionId: parts.versionId,
      carTypeId: null,
      equipment: [
        {
          carEquipment: { id: hook },
          carEquipmentId: hook,
          carEquipmentSection: null,
          carEquipmentSectionId: null,
          equipmentType: 'optional',
          sortOrder: 0,
          carTemplateId: made.data.id,
          carOfferId: null,
        },
      ],
    },
  });
  const path = `/car-templates/${made.data.id}`;
  const changed = await send('PATCH', path, formOf({ version: '1', seatsCount: '7', equipment: '[]' }));
  expect(changed).toMatchObject({
    status: 200,
    data: { version: 2, seatsCount: 7, enginePower: 150, equipment: [] },
  });
  const byJson = await send('PATCH', path, { version: 2, changes: { seatsCount: 5 } });
  expect(byJson).toMatchObject({ status: 200, data: { seatsCount: 5 } });
});

test('a template accepts no files', async () => {
  const form = formOf({ brandId, modelId, versionId: await entry('version', 'Z plikiem', modelId) });
  form.set('files', new File(['x'], 'x.txt'));
  expect(await send('POST', '/car-templates', form)).toMatchObject({
    status: 422,
    data: { fields: [{ path: 'files', code: 'unknown_field' }] },
  });
});

test('CC7 a version has one template; the refusal names the one there is [S5.12]', async () => {
  const versionId = await entry('version', 'Sportline', modelId);
  const body = { brandId, modelId, versionId };
  const results = await Promise.allSettled([
    platformer.client.carTemplates.create({ body }),
    platformer.client.carTemplates.create({ body }),
  ]);
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(made).toHaveLength(1);
  const details = { carTemplateId: made[0]?.id ?? '', name: 'Škoda Octavia Sportline' };
  expect(refused).toEqual([refusal('template_exists', 409, { details })]);
  const other = await create('RS');
  await expect(change(other.id, 1, { versionId })).rejects.toEqual(
    refusal('template_exists', 409, { details }),
  );
});

test('CC4 what a template names is of its list, its brand and its model', async () => {
  const foreign = await entry('brand', 'Cupra');
  const template = await create('Ambition');
  await expect(change(template.id, 1, { brandId: foreign })).rejects.toMatchObject({
    status: 422,
    fields: [expect.objectContaining({ path: 'modelId', code: 'value_not_allowed' })],
  });
  await expect(change(template.id, 1, { carFuelTypeId: foreign })).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'carFuelTypeId', code: 'value_not_allowed' })],
  });
});

test('of two users who change the same field the second gets a conflict', async () => {
  const { id } = await create('Style');
  await change(id, 1, { enginePower: 110 });
  await change(id, 1, { seatsCount: 5 });
  await expect(change(id, 1, { enginePower: 115 })).rejects.toMatchObject({ code: 'stale_version' });
  expect(await worker.client.carTemplates.get({ params: { id } })).toMatchObject({
    enginePower: 110,
    seatsCount: 5,
    version: 3,
  });
});

test('an entry that a template names is not removed, and the refusal states the reason', async () => {
  const fuel = await entry('fuel_type', 'Etanol');
  const item = await entry('equipment', 'Relingi');
  const { id } = await create('Scout', {
    carFuelTypeId: fuel,
    equipment: [{ carEquipmentId: item, carEquipmentSectionId: null, equipmentType: 'standard' }],
  });
  const uses = [{ kind: 'car_template' as const, count: 1 }];
  const remove = (kind: CarListKind, entryId: string) =>
    platformer.client.carLists.remove({ params: { kind, id: entryId }, query: { version: 1 } });
  await expect(remove('fuel_type', fuel)).rejects.toEqual(refusal('in_use', 409, { details: { uses } }));
  await expect(remove('equipment', item)).rejects.toEqual(refusal('in_use', 409, { details: { uses } }));
  await platformer.client.carTemplates.remove({ params: { id }, query: { version: 1 } });
  await remove('fuel_type', fuel);
  await remove('equipment', item);
  await expect(worker.client.carTemplates.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('templates are found by the names of what they are made of, filtered and sorted', async () => {
  const sedan = await named('body_type', 'Sedan');
  const gearbox = await named('transmission', 'Automatyczna');
  const first = await create('Zulu', { carBodyTypeId: sedan, enginePower: 90 });
  const second = await create('Łódź', { carBodyTypeId: sedan, carTransmissionTypeId: gearbox });
  const find = async (query: NonNullable<Parameters<typeof worker.client.carTemplates.list>[0]>['query']) =>
    (await worker.client.carTemplates.list({ query })).items.map(({ id }) => id);
  expect(await find({ search: 'octavia sedan automat' })).toEqual([second.id]);
  expect(await find({ search: 'lodz' })).toEqual([second.id]);
  expect(await find({ carBodyTypeId: sedan })).toEqual([second.id, first.id]);
  expect(await find({ carBodyTypeId: sedan, sort: '-enginePower' })).toEqual([first.id, second.id]);
});

test('each filter counts under all others; what is chosen stays, even where it finds nothing', async () => {
  const pickup = await named('body_type', 'Pickup');
  const van = await named('body_type', 'Furgon');
  const [diesel, cng] = [await named('fuel_type', 'Olej napędowy (Diesel)'), await named('fuel_type', 'CNG')];
  await create('Praktik', { carBodyTypeId: pickup, carFuelTypeId: diesel });
  await create('Van', { carBodyTypeId: van, carFuelTypeId: diesel });
  await create('Van CNG', { carBodyTypeId: van, carFuelTypeId: cng });
  const facets = (query: Parameters<typeof worker.client.carTemplates.facets>[0]) =>
    worker.client.carTemplates.facets(query);
  const counts = (entries: readonly { readonly id: string; readonly count: number }[]) =>
    new Map(entries.map(({ id, count }) => [id, count]));
  const all = await facets({ query: { carFuelTypeId: [diesel, cng] } });
  expect(counts(all.carBodyTypeId)).toEqual(
    new Map([
      [van, 2],
      [pickup, 1],
    ]),
  );
  const narrowed = await facets({ query: { carBodyTypeId: pickup, carFuelTypeId: cng } });
  expect(counts(narrowed.carFuelTypeId)).toEqual(
    new Map([
      [diesel, 1],
      [cng, 0],
    ]),
  );
  expect(counts(narrowed.carBodyTypeId)).toEqual(
    new Map([
      [van, 1],
      [pickup, 0],
    ]),
  );
  expect((await facets({ query: { search: 'praktik' } })).brandId).toEqual([
    { id: brandId, name: 'Škoda', count: 1 },
  ]);
});

test('salespeople read templates and change none', async () => {
  const { id } = await create('Elegance');
  const body = { version: 1, changes: { seatsCount: 4 } };
  await expect(worker.client.carTemplates.update({ params: { id }, body })).rejects.toEqual(
    refusal('access_denied', 403),
  );
  await expect(create('Active', {}, worker)).rejects.toEqual(refusal('access_denied', 403));
});
