import type { CarListKind } from '@szansa/domain/catalogue';
import { hideFrom, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let worker: SignedIn;
let platformer: SignedIn;
let dealerId: string;
let inStock: string;

/** Offers by what their cars are called, with the ids of their variants. */
const made = new Map<string, { readonly id: string; readonly variants: readonly string[] }>();

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
  dealerId = (await worker.client.dealers.create({ body: { name: 'Salon Wyszukany' } })).id;
  inStock = await named('availability', 'Od ręki');
  const kombi = { carBodyTypeId: await named('body_type', 'Kombi') };
  const suv = { carBodyTypeId: await named('body_type', 'SUV') };
  const dsg = { carTransmissionTypeId: await named('transmission', 'Automatyczna dwusprzęgłowa (DSG, DCT)') };
  const manual = { carTransmissionTypeId: await named('transmission', 'Manualna') };
  const hook = await item('Hak holowniczy');
  const equipment = [await item('Kamera cofania'), await item('Klimatyzacja automatyczna')];
  await offer('Škoda', 'Octavia', { ...kombi, ...dsg, enginePower: 150 }, ['160000.00', '145000.00'], 2026, {
    own: [hook],
  });
  const family = { ...suv, ...dsg, seatsCount: 7, doorsCount: 5 };
  await offer('Škoda', 'Kodiaq', { ...family, enginePower: 100, enginePowerUnit: 'kW' }, ['199900.00']);
  await offer('Kia', 'Sportage', { ...suv, ...manual, enginePower: 90, equipment }, ['99000.00'], 2024);
  await offer('Kia', 'Ukryta', { ...suv, ...manual, enginePower: 90 }, ['50000.00'], 2026, {
    status: 'pending',
  });
});
afterAll(() => server.close());

async function entry(kind: CarListKind, name: string, parentId?: string): Promise<string> {
  const query = parentId === undefined ? {} : { parentId };
  const known = await platformer.client.carLists.list({ params: { kind }, query });
  const found = known.find((one) => one.name === name);
  if (found) return found.id;
  const body = { name, ...query, ...(kind === 'colour' ? { code: 'N4' } : {}) };
  return (await platformer.client.carLists.create({ params: { kind }, body })).id;
}

interface Item {
  readonly carEquipmentId: string;
  readonly carEquipmentSectionId: null;
  readonly equipmentType: 'standard' | 'optional';
}

const item = async (name: string): Promise<Item> => ({
  carEquipmentId: await entry('equipment', name),
  carEquipmentSectionId: null,
  equipmentType: 'optional',
});

const named = (kind: CarListKind, name: string) => entry(kind, name);

async function offer(
  brand: string,
  model: string,
  more: {
    readonly enginePower: number;
    readonly enginePowerUnit?: 'km' | 'kW';
    readonly equipment?: Item[];
  },
  discounted: readonly string[],
  year = 2026,
  /** Of its first variant alone. */
  { own = [], status = 'active' }: { readonly own?: Item[]; readonly status?: 'active' | 'pending' } = {},
): Promise<void> {
  const brandId = await entry('brand', brand);
  const modelId = await entry('model', model, brandId);
  const versionId = await entry('version', 'Wersja', modelId);
  const carColorId = await entry('colour', 'Czerwony', brandId);
  const variants = discounted.map((catalogDiscountPrice, index) => ({
    id: crypto.randomUUID(),
    carAvailabilityId: inStock,
    availability: 'readily' as const,
    carColorId,
    catalogPrice: '250000.00',
    catalogDiscountPrice,
    availabilityCount: 1,
    dealerId,
    year,
    prodTime: null,
    carCondition: 'new' as const,
    mileage: null,
    firstRegistration: null,
    realAvailabilityDate: null,
    showAvailabilityInformation: true,
    equipment: index === 0 ? own : [],
    uploadedSpecificationFile: null,
    removeSpecificationFile: false,
  }));
  const { id } = await platformer.client.carOffers.create({
    body: { offer: { brandId, modelId, versionId, ...more, variants } },
  });
  if (status === 'active') {
    await platformer.client.carOffers.move({ params: { id }, body: { version: 1, status } });
  }
  made.set(model, { id, variants: variants.map((one) => one.id) });
}

type Query = NonNullable<Parameters<SignedIn['client']['carOffers']['list']>[0]>['query'];

const namesFound = async (query: Query, by = worker) =>
  (await by.client.carOffers.list({ query })).items.map(({ model, catalogDiscountPrice }) =>
    [model.name, catalogDiscountPrice].filter(Boolean).join(' '),
  );

describe('CC17 a search in everyday wording', () => {
  test.each([
    ['octavia kombi automat do 150 tys', ['Octavia 145000.00']],
    ['octavia', ['Octavia 145000.00', 'Octavia 160000.00']],
    ['skoda suv', ['Kodiaq 199900.00']],
    ['od 150 do 200 tys czerwony', ['Octavia 160000.00', 'Kodiaq 199900.00']],
    ['od 130 KM suv', ['Kodiaq 199900.00']],
    ['manualna 2024', ['Sportage 99000.00']],
    ['nowy od ręki do 100 tys', ['Sportage 99000.00']],
    ['na zamówienie', []],
    ['suv 7 miejsc poniżej 200 tys', ['Kodiaq 199900.00']],
    ['suv 5 miejsc', []],
    ['skoda 5-drzwiowa', ['Kodiaq 199900.00']],
    ['octavia czerwona 2026 do 150', ['Octavia 145000.00']],
    ['100%_', []],
    ['octavii', ['Octavia 145000.00', 'Octavia 160000.00']],
    ['škodę', ['Octavia 145000.00', 'Octavia 160000.00', 'Kodiaq 199900.00']],
    ['octavia hak', ['Octavia 160000.00']],
    ['octavii z hakiem', ['Octavia 160000.00']],
    ['suv kamera', ['Sportage 99000.00']],
    ['suv z kamerą do 90 tys', []],
    // the air conditioning is, the transmission is not
    ['sportage automat', []],
  ])('%s', async (search, expected) => {
    expect(await namesFound({ search })).toEqual(expected);
  });
});

test('variants are sorted, and narrowed by bands', async () => {
  const byName = await namesFound({ sort: 'name' });
  expect(byName.map((name) => name.split(' ')[0])).toEqual(['Sportage', 'Kodiaq', 'Octavia', 'Octavia']);
  expect(await namesFound({ sort: '-price', power: ['to100', 'to150'] })).toEqual([
    'Kodiaq 199900.00',
    'Sportage 99000.00',
  ]);
  expect((await namesFound({ year: '2026', price: ['to150', 'to200'] })).toSorted()).toEqual([
    'Kodiaq 199900.00',
    'Octavia 145000.00',
    'Octavia 160000.00',
  ]);
});

describe('facets', () => {
  type Facet = readonly { readonly value: string; readonly name: string | null; readonly count: number }[];
  const counts = (facet: Facet) =>
    facet.map(({ value, name, count }): [string, number] => [name ?? value, count]);

  test('count under all other filters; what is chosen stays, even where it finds nothing', async () => {
    const brandId = [await entry('brand', 'Škoda')];
    const all = await worker.client.carOffers.facets({ query: { brandId } });
    expect(new Map(counts(all.brandId))).toEqual(
      new Map([
        ['Kia', 1],
        ['Škoda', 3],
      ]),
    );
    expect(counts(all.carBodyTypeId)).toEqual([
      ['Kombi', 2],
      ['SUV', 1],
    ]);
    expect(counts(all.power)).toEqual([
      ['to150', 1],
      ['to200', 2],
    ]);
    expect(counts(all.dealerId)).toEqual([['Salon Wyszukany', 3]]);
    const none = await worker.client.carOffers.facets({
      query: { brandId, search: 'sportage', year: '1999' },
    });
    expect(counts(none.brandId)).toEqual([['Škoda', 0]]);
    expect(counts(none.year)).toEqual([['1999', 0]]);
  });

  test('reveal nothing of what is not active to users who change no offers', async () => {
    const seen = await worker.client.carOffers.facets({ query: {} });
    expect(seen.status).toEqual([]);
    expect(await namesFound({ status: 'pending' })).toEqual([]);
    const { status } = await platformer.client.carOffers.facets({ query: {} });
    expect(new Map(counts(status))).toEqual(
      new Map([
        ['active', 4],
        ['pending', 1],
      ]),
    );
    expect(await namesFound({ status: 'pending' }, platformer)).toEqual(['Ukryta 50000.00']);
  });
});

test('deleted offers are found when they are requested', async () => {
  const hidden = made.get('Ukryta');
  await platformer.client.carOffers.move({
    params: { id: hidden?.id ?? '' },
    body: { version: 1, status: 'deleted' },
  });
  expect(await namesFound({ search: 'ukryta' }, platformer)).toEqual([]);
  expect(await namesFound({ search: 'ukryta', status: 'deleted' }, platformer)).toEqual(['Ukryta 50000.00']);
});

// last, for it stays hidden
test('a price that is hidden is not found, counted or sorted by either', async () => {
  await hideFrom(server, worker, 'vehicle.discount');
  expect(await namesFound({ search: 'do 150 tys' })).toEqual([]);
  expect(await namesFound({ search: 'octavia od 240 tys' })).toEqual(['Octavia', 'Octavia']);
  const { price } = await worker.client.carOffers.facets({ query: {} });
  expect(price).toEqual([{ value: 'to300', name: null, count: 4 }]);
  const { items } = await worker.client.carOffers.list({ query: { sort: 'price' } });
  expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted());
});
