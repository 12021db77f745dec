import { ApiError } from '@szansa/api-client/client';
import type { CarListKind, CarOfferPatch, OfferedVariantInput } from '@szansa/domain/catalogue';
import {
  hideFrom,
  storedFiles,
  refusal,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newCar } from './test-cars.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let platformer: SignedIn;
let dealerId: string;
let car: { brandId: string; modelId: string; versionId: string };
let colour: string;
let inStock: string;
let toOrder: string;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
  dealerId = (await worker.client.dealers.create({ body: { name: 'Salon Testowy' } })).id;
  car = await carOf('Škoda', 'Octavia Combi', 'Selection 1.5 TSI DSG');
  colour = await entry('colour', 'Niebieski', car.brandId);
  inStock = await named('availability', 'Od ręki');
  toOrder = await named('availability', 'Do zamówienia');
  // so that there is a folder of files to be counted
  await create([variant({ uploadedSpecificationFile: 0 })], {}, [text('pierwszy plik')]);
});
afterAll(() => server.close());

async function entry(kind: CarListKind, name: string, parentId?: string): Promise<string> {
  const body = {
    name,
    ...(parentId === undefined ? {} : { parentId }),
    ...(kind === 'colour' ? { code: 'N4' } : {}),
  };
  return (await platformer.client.carLists.create({ params: { kind }, body })).id;
}

async function carOf(brand: string, model: string, version: string) {
  const brandId = await entry('brand', brand);
  const modelId = await entry('model', model, brandId);
  return { brandId, modelId, versionId: await entry('version', version, modelId) };
}

async function named(kind: CarListKind, name: string): Promise<string> {
  const list = await worker.client.carLists.list({ params: { kind }, query: {} });
  return list.find((one) => one.name === name)?.id ?? '';
}

/** A new car in stock at the dealer. */
const variant = (more: Partial<OfferedVariantInput> = {}): OfferedVariantInput => ({
  id: crypto.randomUUID(),
  carAvailabilityId: inStock,
  carColorId: colour,
  dealerId,
  ...newCar,
  ...more,
});

const create = (
  variants: readonly OfferedVariantInput[] = [variant()],
  more: Partial<Omit<CarOfferPatch, 'variants'>> = {},
  files: readonly File[] = [],
) =>
  platformer.client.carOffers.create({
    body: { offer: { ...car, ...more, variants: [...variants] } },
    files,
  });

const change = (id: string, version: number, changes: CarOfferPatch, files: readonly File[] = []) =>
  platformer.client.carOffers.update({ params: { id }, body: { version, changes }, files });

async function active(...given: Parameters<typeof create>) {
  const { id } = await create(...given);
  return platformer.client.carOffers.move({ params: { id }, body: { version: 1, status: 'active' } });
}

/** Returns the field errors of a refused save. */
async function problemsOf(saving: Promise<unknown>): Promise<[path: string, code: string][]> {
  const error: unknown = await saving.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('It was not refused', { cause: error });
  return error.fields.map(({ path, code }) => [path, code]);
}

const text = (content: string, name = 'specyfikacja.txt') =>
  new File([content], name, { type: 'text/plain' });

const read = async (by: SignedIn, fileId: string) =>
  (await by.client.files.download({ params: { id: fileId } })).blob.text();

describe('an offer', () => {
  test('has the fields of its car, its equipment and its variants in their order [S3.13]', async () => {
    const tow = await entry('equipment', 'Hak');
    const first = variant({
      equipment: [{ carEquipmentId: tow, carEquipmentSectionId: null, equipmentType: 'optional' }],
    });
    const second = variant({
      carAvailabilityId: toOrder,
      availability: 'production',
      prodTime: '12–16 tygodni',
    });
    const offer = await create([first, second], { enginePower: 110, enginePowerUnit: 'kW', doorsCount: 5 });
    expect(offer).toMatchObject({
      name: 'Škoda Octavia Combi Selection 1.5 TSI DSG',
      status: 'pending',
      enginePower: 110,
      version: 1,
      can: { edit: true },
      moves: ['active', 'inactive', 'deleted'],
      ...car,
      variants: [
        {
          id: first.id,
          carOfferId: offer.id,
          carTemplateId: null,
          carColorId: colour,
          carAvailabilityId: inStock,
          dealerId,
          carColor: { name: 'Niebieski', code: 'N4' },
          dealer: { name: 'Salon Testowy' },
          catalogPrice: '149900.00',
          catalogDiscountPrice: '139900.00',
          currentAvailabilityCount: 3,
          availabilityAmount: 'medium',
          equipment: [
            {
              carEquipment: { name: 'Hak' },
              carEquipmentId: tow,
              equipmentType: 'optional',
              sortOrder: 0,
              carTemplateId: null,
              carOfferId: offer.id,
            },
          ],
        },
        { id: second.id, prodTime: '12–16 tygodni' },
      ],
    });
  });

  test('CC8 stores only the fields of a variant that its availability shows', async () => {
    const { variants } = await create([
      variant({ carAvailabilityId: toOrder, availability: 'production', prodTime: '8 tygodni', year: 2026 }),
    ]);
    expect(variants[0]).toMatchObject({ year: null, availabilityCount: null, carCondition: null });
  });

  test('CC9 CC10 CC11 is refused with what is wrong with each variant, and nothing of it stays [S5.13]', async () => {
    const other = await carOf('Cupra', 'Leon', 'VZ');
    const foreign = await entry('colour', 'Szary', other.brandId);
    const before = await storedFiles(server.platform.config);
    const refused = create(
      [
        variant({ uploadedSpecificationFile: 0 }),
        variant({ year: null, dealerId: null }),
        variant({ carColorId: foreign, carCondition: 'used' }),
      ],
      {},
      [text('dane')],
    );
    expect(await problemsOf(refused)).toEqual([
      ['variants.1.dealerId', 'required'],
      ['variants.1.year', 'required'],
      ['variants.2.mileage', 'required'],
      ['variants.2.firstRegistration', 'required'],
      ['variants.2.carColorId', 'colour_of_other_brand'],
    ]);
    expect(await problemsOf(create([]))).toEqual([['variants', 'colour_variant_missing']]);
    const dearer = { ...variant(), catalogPrice: '139899.99' };
    expect(await problemsOf(create([variant(), dearer]))).toEqual([
      ['offer.variants.1.catalogDiscountPrice', 'discounted_above_catalogue'],
    ]);
    expect(await storedFiles(server.platform.config)).toBe(before);
  });

  test('names entries of the right lists, and a dealer there is', async () => {
    const wrong = variant({ carAvailabilityId: colour, dealerId: crypto.randomUUID() });
    expect(await problemsOf(create([variant(), wrong], { carFuelTypeId: colour }))).toEqual([
      ['carFuelTypeId', 'value_not_allowed'],
      ['variants.1.carAvailabilityId', 'value_not_allowed'],
      ['variants.1.dealerId', 'value_not_allowed'],
    ]);
  });

  test('cannot contain a variant of another offer', async () => {
    const { variants } = await create();
    const id = variants[0]?.id ?? '';
    expect(await problemsOf(create([variant({ id })]))).toEqual([['variants.0.id', 'value_not_allowed']]);
  });

  test('starts with an existing template', async () => {
    const versionId = await entry('version', 'Ambition', car.modelId);
    const template = await platformer.client.carTemplates.create({ body: { ...car, versionId } });
    const offer = { ...car, versionId, variants: [variant()] };
    const made = await platformer.client.carOffers.create({
      body: { offer: { ...offer, carTemplateId: template.id } },
    });
    expect(made.carTemplateId).toBe(template.id);
    await platformer.client.carTemplates.remove({ params: { id: template.id }, query: { version: 1 } });
    const again = { ...offer, carTemplateId: template.id, variants: [variant()] };
    expect(await problemsOf(platformer.client.carOffers.create({ body: { offer: again } }))).toEqual([
      ['carTemplateId', 'value_not_allowed'],
    ]);
    const stored = await platformer.client.carOffers.get({ params: { id: made.id } });
    expect(stored.carTemplateId).toBeNull();
  });

  test('sent again under its key is there once', async () => {
    const body = { offer: { ...car, variants: [variant({ uploadedSpecificationFile: 0 })] } };
    const files = [text('raz')];
    const options = { idempotencyKey: crypto.randomUUID() };
    const before = await storedFiles(server.platform.config);
    const made = await platformer.client.carOffers.create({ body, files }, options);
    expect(await platformer.client.carOffers.create({ body, files }, options)).toEqual(made);
    expect(await storedFiles(server.platform.config)).toBe(before + 1);
  });

  test('accepts parts named like its fields, with files in their places [S7.6]', async () => {
    const id = crypto.randomUUID();
    const form = new FormData();
    const fields = { ...car, enginePower: '110', enginePowerUnit: 'kW', doorsCount: '' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const first = { ...variant({ id }), removeSpecificationFile: false };
    const { equipment: _none, uploadedSpecificationFile: _file, images: _images, ...own } = first;
    for (const [name, value] of Object.entries(own)) form.set(`variants[0][${name}]`, String(value ?? ''));
    form.set('variants[0][equipment]', '[]');
    form.set('variants[0][uploadedSpecificationFile]', text('z części'));
    const reply = await fetch(`${server.url}/api/car-offers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platformer.token}` },
      body: form,
    });
    expect(reply.status).toBe(201);
    const { data } = (await reply.json()) as { data: Awaited<ReturnType<typeof create>> };
    expect(data).toMatchObject({
      enginePower: 110,
      enginePowerUnit: 'kW',
      doorsCount: null,
      variants: [{ id, carColor: { id: colour }, catalogPrice: '149900.00' }],
    });
    expect(await read(platformer, data.variants[0]?.specificationFile?.id ?? '')).toBe('z części');
    const changes = new FormData();
    changes.set('version', '1');
    changes.set('description', 'Z części');
    const changed = await fetch(`${server.url}/api/car-offers/${data.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${platformer.token}` },
      body: changes,
    });
    expect(await changed.json()).toMatchObject({ data: { description: 'Z części', version: 2 } });
  });

  test('is refused where its fields are no JSON', async () => {
    const form = new FormData();
    form.set('offer', '{brandId');
    const reply = await fetch(`${server.url}/api/car-offers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platformer.token}` },
      body: form,
    });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      data: { fields: [expect.objectContaining({ path: 'offer', code: 'format_invalid' })] },
    });
  });
});

describe('a change', () => {
  test('removes, adds and orders variants with their specifications', async () => {
    const [stored, gone] = [
      variant({ uploadedSpecificationFile: 1 }),
      variant({ uploadedSpecificationFile: 0 }),
    ];
    const offer = await create([stored, gone], {}, [text('druga'), text('pierwsza', 'pierwsza.txt')]);
    const fileId = offer.variants[0]?.specificationFile?.id ?? '';
    const before = await storedFiles(server.platform.config);
    expect(await read(platformer, fileId)).toBe('pierwsza');
    const added = variant({ uploadedSpecificationFile: 0 });
    const changed = await change(
      offer.id,
      1,
      { variants: [added, { ...stored, uploadedSpecificationFile: null }] },
      [text('nowa')],
    );
    expect(changed.variants.map(({ id }) => id)).toEqual([added.id, stored.id]);
    expect(changed.variants[1]?.specificationFile).toMatchObject({ id: fileId, name: 'pierwsza.txt' });
    expect(await storedFiles(server.platform.config)).toBe(before);
    const emptied = await change(offer.id, 2, {
      variants: [
        { ...added, uploadedSpecificationFile: null, removeSpecificationFile: true },
        { ...stored, uploadedSpecificationFile: null },
      ],
    });
    expect(emptied.variants[0]?.specificationFile).toBeNull();
    expect(await storedFiles(server.platform.config)).toBe(before - 1);
  });

  test('sent again, with the version it was made on, changes nothing more', async () => {
    const offer = await create();
    const changes = { variants: [variant({ uploadedSpecificationFile: 0 }), variant()] };
    const files = [text('powtórka')];
    const changed = await change(offer.id, 1, changes, files);
    const before = await storedFiles(server.platform.config);
    expect(await change(offer.id, 1, changes, files)).toEqual(changed);
    expect(await storedFiles(server.platform.config)).toBe(before);
  });

  test('is reported when another user has changed the same offer meanwhile', async () => {
    const offer = await create();
    await change(offer.id, 1, { seatsCount: 5 });
    await change(offer.id, 1, { doorsCount: 5 });
    await expect(change(offer.id, 1, { seatsCount: 7 })).rejects.toMatchObject({ code: 'stale_version' });
  });
});

describe('CC14 CC15 a status', () => {
  test('determines who is shown an offer, and its files', async () => {
    const offer = await create([variant({ uploadedSpecificationFile: 0 })], {}, [text('tajne')]);
    const fileId = offer.variants[0]?.specificationFile?.id ?? '';
    const shown = () => worker.client.carOffers.get({ params: { id: offer.id } });
    const isListed = async () =>
      (await worker.client.carOffers.list({ query: { perPage: 100 } })).items.some(
        ({ carOfferId }) => carOfferId === offer.id,
      );
    await expect(shown()).rejects.toMatchObject({ status: 404 });
    await expect(read(worker, fileId)).rejects.toMatchObject({ status: 404 });
    expect(await isListed()).toBe(false);
    await platformer.client.carOffers.move({
      params: { id: offer.id },
      body: { version: 1, status: 'active' },
    });
    expect(await shown()).toMatchObject({ status: 'active', can: { edit: false }, moves: [] });
    expect(await read(worker, fileId)).toBe('tajne');
    expect(await isListed()).toBe(true);
  });

  test('that blocks is for administrators, and so is what follows', async () => {
    const { id } = await create();
    const move = (by: SignedIn, version: number, status: 'blocked' | 'active' | 'inactive') =>
      by.client.carOffers.move({ params: { id }, body: { version, status } });
    await expect(move(platformer, 1, 'blocked')).rejects.toEqual(refusal('wrong_state', 409));
    await move(admin, 1, 'blocked');
    await expect(move(platformer, 2, 'active')).rejects.toEqual(refusal('wrong_state', 409));
    await expect(change(id, 2, { seatsCount: 4 })).rejects.toEqual(refusal('wrong_state', 409));
    await move(admin, 2, 'inactive');
    expect(await move(platformer, 3, 'active')).toMatchObject({ status: 'active', version: 4 });
  });
});

test('the number of cars left is shown to salespeople where the variant allows it', async () => {
  const [notified, untold] = [variant(), variant({ showAvailabilityInformation: false })];
  const { id } = await active([notified, untold]);
  const { variants } = await worker.client.carOffers.get({ params: { id } });
  expect(variants.map(({ availabilityAmount }) => availabilityAmount)).toEqual(['medium', null]);
  expect(variants[1]).toMatchObject({ availabilityCount: null, currentAvailabilityCount: null });
});

test('an entry or a dealer that an offer names is not removed; a new name is found', async () => {
  const own = await carOf('Marka Zmienna', 'Model', 'Wersja');
  const paint = await entry('colour', 'Lazurowy', own.brandId);
  const { id } = await active([variant({ carColorId: paint })], own);
  const remove = platformer.client.carLists.remove({
    params: { kind: 'colour', id: paint },
    query: { version: 1 },
  });
  const uses = [{ kind: 'car_offer' as const, count: 1 }];
  await expect(remove).rejects.toEqual(refusal('in_use', 409, { details: { uses } }));
  const dealer = await admin.client.dealers.get({ params: { id: dealerId } });
  await expect(
    admin.client.dealers.remove({ params: { id: dealerId }, query: { version: dealer.version } }),
  ).rejects.toMatchObject({ code: 'in_use' });
  await platformer.client.carLists.update({
    params: { kind: 'brand', id: own.brandId },
    body: { version: 1, changes: { name: 'Marka Żółta' } },
  });
  const { items } = await worker.client.carOffers.list({ query: { search: 'zolta lazurowy' } });
  expect(items.map((item) => [item.carOfferId, item.name])).toEqual([[id, 'Marka Żółta Model Wersja']]);
});

test('a variant becomes an offer of an opportunity with its vehicle and prices', async () => {
  const customer = await worker.client.customers.create({
    body: { lastName: 'Wariantowy', emails: ['wariant@przyklad.example'] },
  });
  const opportunity = await worker.client.opportunities.create({ body: { customerId: customer.id } });
  const { variants } = await active([variant()], {
    enginePower: 150,
    engineSize: 1498,
    carBodyTypeId: await named('body_type', 'Kombi'),
  });
  const body = { customerFileId: opportunity.id, offerType: 'leasing' as const };
  const params = { id: variants[0]?.id ?? '' };
  const offer = await worker.client.carOffers.offerVariant({ params, body });
  expect(offer).toMatchObject({
    customerFileId: opportunity.id,
    offerType: 'leasing',
    orderType: 'on_hand',
    vehicleValue: '113739.84',
    vehicle: {
      manufacturer: 'Škoda',
      model: 'Octavia Combi',
      version: 'Selection 1.5 TSI DSG',
      engine: '1498 cm³, 150 KM (110 kW)',
      body: 'Kombi',
      bodyColor: 'Niebieski',
      yearOfProduction: 2026,
      grossCatalogPrice: '149900.00',
      grossSellPrice: '139900.00',
      discount: '6.6711',
    },
  });
  const hidden = await create();
  await expect(
    worker.client.carOffers.offerVariant({ params: { id: hidden.variants[0]?.id ?? '' }, body }),
  ).rejects.toMatchObject({ status: 404 });
  // a user who manages the catalogue sees deleted offers
  const { id: customerFileId } = await openOpportunity(server, admin);
  await admin.client.carOffers.move({ params: { id: hidden.id }, body: { version: 1, status: 'deleted' } });
  await expect(
    admin.client.carOffers.offerVariant({
      params: { id: hidden.variants[0]?.id ?? '' },
      body: { ...body, customerFileId },
    }),
  ).rejects.toMatchObject({ status: 422, fields: [{ path: 'carVariantId', code: 'value_not_allowed' }] });
});

// last, for it stays hidden
test('a change leaves the price that is hidden from its writer as it was', async () => {
  const first = variant();
  const offer = await create([first]);
  await hideFrom(server, platformer, 'vehicle.discount');
  const { catalogDiscountPrice: _hidden, ...rest } = first;
  await expect(change(offer.id, 1, { variants: [first] })).rejects.toMatchObject({ code: 'field_excluded' });
  await change(offer.id, 1, { variants: [{ ...rest, year: 2025 }] });
  const seen = await admin.client.carOffers.get({ params: { id: offer.id } });
  expect(seen.variants[0]).toMatchObject({ year: 2025, catalogDiscountPrice: '139900.00' });
});
