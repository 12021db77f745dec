import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testCars } from './test-cars.ts';

type Client = SignedIn['client'];
type Offer = Parameters<Client['carOffers']['create']>[0]['body']['offer'];

let server: TestServer;
let cars: Awaited<ReturnType<typeof testCars>>;

/** The variants of offers, each of which differs from the first in one thing that is counted. */
beforeAll(async () => {
  server = await testServer();
  cars = await testCars(server);
  const { entry, platformer, variant } = cars;
  const brandId = await entry('brand', 'Policzona');
  const modelId = await entry('model', 'Policzony', brandId);
  const versionId = await entry('version', 'Policzona', modelId);
  const carColorId = await entry('colour', 'Policzony', brandId);
  const otherModelId = await entry('model', 'Inny policzony', cars.car.brandId);
  const otherVersionId = await entry('version', 'Inna policzona', otherModelId);
  const dealer = await cars.worker.client.dealers.create({ body: { name: 'Salon Policzony' } });
  const carAvailabilityId = await entry('availability', 'Policzona');
  const first = [
    variant(),
    variant(),
    variant({ carAvailabilityId }),
    variant({ carCondition: 'used', mileage: 10_000, firstRegistration: '2025-01-10' }),
    variant({ year: 2025 }),
    variant({ dealerId: dealer.id }),
    variant({ catalogPrice: '249900.00', catalogDiscountPrice: null }),
  ];
  const offers: Partial<Offer>[] = [
    { variants: first },
    { brandId, modelId, versionId, variants: [variant({ carColorId })] },
    { modelId: otherModelId, versionId: otherVersionId },
    { carBodyTypeId: await entry('body_type', 'Policzone') },
    { carFuelTypeId: await entry('fuel_type', 'Policzone') },
    { carTransmissionTypeId: await entry('transmission', 'Policzona') },
    { carDriveTypeId: await entry('drive_type', 'Policzony') },
    { enginePower: 90 },
    { enginePower: 90, enginePowerUnit: 'kW' },
  ];
  for (const offer of offers) {
    const whole = { ...cars.car, variants: [variant(), variant()], ...offer };
    const { id } = await platformer.client.carOffers.create({ body: { offer: whole } });
    if (offer.carBodyTypeId === undefined) await cars.activate(id);
  }
});
afterAll(() => server.close());

type Facets = Awaited<ReturnType<Client['carOffers']['facets']>>;
type Row = Awaited<ReturnType<Client['carOffers']['list']>>['items'][number];

const bandOf = (value: number | null, bands: readonly (readonly [name: string, below: number])[]) =>
  value === null ? null : bands.find(([, below]) => value < below)?.[0];

/** The value of a row of the list for each facet, computed here and not by the statement that counts. */
const valueOf: { readonly [Key in keyof Facets]: (row: Row) => string | null | undefined } = {
  brandId: ({ brand }) => brand.id,
  modelId: ({ model }) => model.id,
  carBodyTypeId: ({ carBodyType }) => carBodyType?.id,
  carFuelTypeId: ({ carFuelType }) => carFuelType?.id,
  carTransmissionTypeId: ({ carTransmissionType }) => carTransmissionType?.id,
  carDriveTypeId: ({ carDriveType }) => carDriveType?.id,
  carAvailabilityId: ({ carAvailability }) => carAvailability?.id,
  carCondition: ({ carCondition }) => carCondition,
  dealerId: ({ dealer }) => dealer?.id,
  year: ({ year }) => (year === null ? null : String(year)),
  status: ({ status }) => status,
  power: ({ enginePower, enginePowerUnit }) =>
    bandOf(enginePowerUnit === 'kW' && enginePower !== null ? enginePower * 1.36 : enginePower, [
      ['to100', 100],
      ['to150', 150],
    ]),
  price: ({ catalogPrice, catalogDiscountPrice }) =>
    bandOf(Number(catalogDiscountPrice ?? catalogPrice), [
      ['to100', 100_000],
      ['to150', 150_000],
      ['to200', 200_000],
      ['to300', 300_000],
    ]),
};

test.each<[string, NonNullable<Parameters<Client['carOffers']['facets']>[0]>['query']]>([
  ['everything', {}],
  ['what fits a search', { search: 'octavia' }],
  ['what fits words of a variant and of an offer', { search: 'niebieski octavia 2026' }],
])('facets of %s count what the list shows', async (_what, query) => {
  const { client } = cars.platformer;
  const { items } = await client.carOffers.list({ query: { ...query, perPage: 100 } });
  const facets = await client.carOffers.facets({ query });
  const keys = Object.keys(valueOf) as (keyof Facets)[];
  const byHand = keys.map((key) => {
    const values = items.flatMap((row) => valueOf[key](row) ?? []);
    return [key, new Map([...Map.groupBy(values, String)].map(([value, rows]) => [value, rows.length]))];
  });
  const counted = keys.map((key) => [key, new Map(facets[key].map(({ value, count }) => [value, count]))]);
  expect(counted).toEqual(byHand);
  expect(items.length).toBeGreaterThan(10);
});
