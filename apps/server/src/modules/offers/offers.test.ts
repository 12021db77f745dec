import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import {
  addRepresentatives,
  car,
  closedOpportunity,
  completeOffer,
  openOpportunity,
} from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

const problems = (...paths: string[]) =>
  refusal('validation', 422, { fields: paths.map((path) => expect.objectContaining({ path })) });

async function chosenOf(id: string): Promise<string | null> {
  return (await worker.client.opportunities.get({ params: { id } })).chosenOfferId;
}

async function addOffer(opportunityId: string, body: object = {}) {
  return worker.client.offers.create({
    params: { id: opportunityId },
    body: { offerType: 'leasing', ...body },
  });
}

async function change(offer: { id: string; version: number }, changes: object, by: SignedIn = worker) {
  return by.client.offers.update({ params: { id: offer.id }, body: { version: offer.version, changes } });
}

test('the owner alone adds offers, an administrator not either [S5.8]', async () => {
  const { id } = await openOpportunity(server, worker);
  await expect(
    admin.client.offers.create({ params: { id }, body: { offerType: 'leasing' } }),
  ).rejects.toEqual(
    refusal('offers_only_by_owner', 403, {
      message: 'Ta szansa nie należy do ciebie. Aby móc dodawać oferty, przepisz szansę na siebie.',
    }),
  );
});

test('the first offer is the chosen one; its sum, closing date and commission are computed [S1.5, S3.4]', async () => {
  const { id } = await openOpportunity(server, worker);
  const first = await worker.client.offers.create({ params: { id }, body: await completeOffer(server) });
  expect(first).toMatchObject({
    isChosen: true,
    vehicle: { manufacturer: 'Škoda', model: 'Octavia', version: 'Selection', engine: null },
    bankRepresentative: { bank: { name: 'Bank Próbny' }, dealer: null },
    monthlyAmount: '2500.50',
    sumOfPayments: '91018.00',
    closingDate: '2029-01-31',
    commisionPercent: '1.5',
    commisionAmount: '1500.00',
    version: 1,
    can: { edit: true, choose: false, remove: true },
  });
  const second = await addOffer(id);
  const third = await addOffer(id);
  expect(second).toMatchObject({
    isChosen: false,
    sumOfPayments: null,
    vehicle: null,
    can: { choose: true },
  });
  const listed = await worker.client.offers.listOfOpportunity({ params: { id } });
  expect(listed.map((offer) => offer.id)).toEqual([first.id, third.id, second.id]);
});

test('the sum follows its parts, and a commission its base', async () => {
  const { id } = await openOpportunity(server, worker);
  const added = await addOffer(id, {
    vehicleValue: '200000',
    numberOfInstallments: 10,
    monthlyAmount: '100',
  });
  const bought = await change(added, { buyoutPrice: '50.55', commisionAmount: '1000' });
  expect(bought).toMatchObject({ sumOfPayments: '1050.55', commisionPercent: '0.5', version: 2 });
  const emptied = await change(bought, { monthlyAmount: '', commisionPercent: null });
  expect(emptied).toMatchObject({ sumOfPayments: null, monthlyAmount: null, commisionAmount: null });
  const { items } = await worker.client.opportunities.timeline({
    params: { id },
    query: { type: 'offer_changed' },
  });
  expect(items.map(({ data }) => data.fields?.toSorted())).toEqual([
    ['commisionAmount', 'commisionPercent', 'monthlyAmount', 'sumOfPayments'],
    ['buyoutPrice', 'commisionAmount', 'commisionPercent', 'sumOfPayments'],
  ]);
  expect(items[0]?.data.changes).toEqual(
    expect.arrayContaining([
      { field: 'monthlyAmount', from: '100.00', to: null },
      { field: 'commisionPercent', from: '0.5', to: null },
    ]),
  );
  expect(items[1]?.data.changes).toContainEqual({ field: 'buyoutPrice', from: null, to: '50.55' });
});

test('a representative has to be of the field’s kind, and a vehicle to exist [S1.5]', async () => {
  const { id } = await openOpportunity(server, worker);
  const { bank, dealer } = await addRepresentatives(server);
  const swapped = addOffer(id, { bankRepresentativeId: dealer, dealerRepresentativeId: bank });
  await expect(swapped).rejects.toEqual(problems('bankRepresentativeId', 'dealerRepresentativeId'));
  await expect(addOffer(id, { vehicleId: uuidv7() })).rejects.toEqual(problems('vehicleId'));
  const offer = await addOffer(id, { bankRepresentativeId: bank });
  await expect(change(offer, { dealerRepresentativeId: uuidv7() })).rejects.toEqual(
    problems('dealerRepresentativeId'),
  );
  const both = change(offer, { vehicleId: uuidv7(), vehicleInfo: car });
  await expect(both).rejects.toEqual(
    refusal('validation', 422, { fields: [expect.objectContaining({ code: 'one_vehicle_only' })] }),
  );
});

test('instalments that add up beyond any amount are refused by name', async () => {
  const { id } = await openOpportunity(server, worker);
  const most = '999999999999.99';
  await expect(addOffer(id, { numberOfInstallments: 120, monthlyAmount: most })).rejects.toEqual(
    problems('monthlyAmount'),
  );
  const offer = await addOffer(id, { numberOfInstallments: 1, monthlyAmount: most });
  expect(offer.sumOfPayments).toBe(most);
  await expect(change(offer, { buyoutPrice: '0.01' })).rejects.toEqual(problems('monthlyAmount'));
});

test('describing the vehicle changes it, unless another offer shows it too', async () => {
  const { id } = await openOpportunity(server, worker);
  const offer = await addOffer(id, { vehicleInfo: car });
  const black = { ...car, bodyColor: 'Czarny', discount: '5.50' };
  const painted = await change(offer, { vehicleInfo: black });
  expect(painted.vehicle).toMatchObject({ id: offer.vehicle?.id, bodyColor: 'Czarny', discount: '5.5' });
  expect((await change(painted, { vehicleInfo: black })).version).toBe(painted.version);

  const sharing = await addOffer(id, { vehicleId: offer.vehicle?.id });
  const parted = await change(sharing, { vehicleInfo: { ...black, bodyColor: 'Biały' } });
  expect(parted.vehicle?.id).not.toBe(offer.vehicle?.id);
  expect(parted.vehicle?.bodyColor).toBe('Biały');
  const stored = await worker.client.offers.get({ params: { id: offer.id } });
  expect(stored.vehicle?.bodyColor).toBe('Czarny');
  expect((await change(parted, { vehicleId: null })).vehicle).toBeNull();
});

test('choosing moves the choice; removing the chosen one passes it to the newest other', async () => {
  const { id } = await openOpportunity(server, worker);
  const [first, second, third] = [
    await addOffer(id),
    await addOffer(id),
    await addOffer(id, { vehicleInfo: car }),
  ];
  const choose = (version: number) =>
    worker.client.offers.choose({ params: { id: second.id }, body: { version } });
  const chosen = await choose((await worker.client.opportunities.get({ params: { id } })).version);
  expect(chosen.opportunityVersion).toBe(3);
  expect(chosen.isChosen).toBe(true);
  expect(await chosenOf(id)).toBe(second.id);
  expect((await choose(1)).opportunityVersion).toBe(3);
  await worker.client.offers.remove({ params: { id: second.id }, query: { version: second.version } });
  expect(await chosenOf(id)).toBe(third.id);
  await worker.client.offers.remove({ params: { id: third.id }, query: { version: third.version } });
  await worker.client.offers.remove({ params: { id: first.id }, query: { version: first.version } });
  expect(await chosenOf(id)).toBeNull();
  await expect(worker.client.offers.get({ params: { id: first.id } })).rejects.toEqual(
    refusal('not_found', 404),
  );
  const { items } = await worker.client.opportunities.timeline({ params: { id }, query: { sort: 'at' } });
  expect(items.map(({ type, data }) => [type, data.name])).toEqual([
    ['created', undefined],
    ['offer_added', null],
    ['offer_added', null],
    ['offer_added', 'Škoda Octavia Selection'],
    ['offer_chosen', null],
    ['offer_removed', null],
    ['offer_chosen', 'Škoda Octavia Selection'],
    ['offer_removed', 'Škoda Octavia Selection'],
    ['offer_chosen', null],
    ['offer_removed', null],
  ]);
});

test('offers of a closed opportunity require consent, and the chosen one is unchanged', async () => {
  const { id, chosenOfferId } = await closedOpportunity(server, worker);
  const chosen = { id: chosenOfferId ?? '', version: 1 };
  await expect(change(chosen, { note: 'x' })).rejects.toEqual(refusal('consent_required', 409));
  await expect(addOffer(id)).rejects.toEqual(refusal('consent_required', 409));
  await worker.client.opportunities.consentToEdit({ params: { id } });
  expect(await change(chosen, { note: 'x' })).toMatchObject({ note: 'x', can: { remove: false } });
  await expect(
    worker.client.offers.remove({ params: { id: chosen.id }, query: { version: chosen.version } }),
  ).rejects.toEqual(refusal('wrong_state', 409));
  const spare = await addOffer(id);
  await worker.client.offers.remove({ params: { id: spare.id }, query: { version: spare.version } });
  expect(await chosenOf(id)).toBe(chosen.id);
});

test("only the owner and administrators may change an opportunity's offers", async () => {
  const { id } = await openOpportunity(server, worker);
  const offer = await addOffer(id);
  const refused = refusal('opportunity_not_yours', 403);
  expect((await colleague.client.offers.get({ params: { id: offer.id } })).can).toEqual({
    edit: false,
    choose: false,
    remove: false,
  });
  await expect(change(offer, { note: 'x' }, colleague)).rejects.toEqual(refused);
  await expect(
    colleague.client.offers.choose({ params: { id: offer.id }, body: { version: 1 } }),
  ).rejects.toEqual(refused);
  await expect(
    colleague.client.offers.remove({ params: { id: offer.id }, query: { version: offer.version } }),
  ).rejects.toEqual(refused);
  expect((await change(offer, { note: 'x' }, admin)).note).toBe('x');
});

test('changes of different fields merge, of the same field collide', async () => {
  const { id } = await openOpportunity(server, worker);
  const offer = await addOffer(id, { vehicleInfo: car, commisionPercent: '1.5' });
  await change(offer, { commisionPercent: '2', vehicleInfo: { ...car, body: 'Kombi' } });
  const merged = await change(offer, { note: 'Obok' }, admin);
  expect(merged).toMatchObject({
    note: 'Obok',
    commisionPercent: '2',
    version: 3,
    vehicle: { body: 'Kombi' },
  });
  const late = change(offer, { commisionPercent: '3', vehicleInfo: car, registrationCity: 'Łódź' }, admin);
  await expect(late).rejects.toEqual(
    refusal('stale_version', 409, {
      details: expect.objectContaining({
        version: 3,
        collisions: [
          { field: 'commisionPercent', yours: '3', theirs: '2' },
          expect.objectContaining({
            field: 'vehicleInfo',
            theirs: expect.objectContaining({ body: 'Kombi' }),
          }),
        ],
      }),
    }),
  );
});

test('hidden fields are absent and cannot be written, but follow what is', async () => {
  const { id } = await openOpportunity(server, worker);
  const body = await completeOffer(server);
  const offer = await worker.client.offers.create({ params: { id }, body });
  const fields = ['offer.commisionAmount', 'offer.transactionCosts'] as const;
  await server.db
    .insertInto('userExcludedField')
    .values(fields.map((field) => ({ userId: worker.userId, field })))
    .execute();
  const blinkered = await server.signIn('worker@test.example');
  const { client } = blinkered;
  const [seen] = await client.offers.listOfOpportunity({ params: { id } });
  expect(seen).not.toHaveProperty('commisionAmount');
  expect(seen).not.toHaveProperty('transactionCosts');
  expect(seen).toMatchObject({ invoiceChargedPrice: '100000.00' });

  await expect(change(offer, { transactionCosts: '5', note: 'x' }, blinkered)).rejects.toEqual(
    refusal('field_excluded', 403, {
      fields: [expect.objectContaining({ path: 'changes.transactionCosts' })],
    }),
  );
  await expect(client.offers.create({ params: { id }, body })).rejects.toEqual(
    refusal('field_excluded', 403),
  );

  await change(offer, { note: 'Zmiana', invoiceChargedPrice: '200000' }, blinkered);
  const whole = await admin.client.offers.get({ params: { id: offer.id } });
  expect(whole).toMatchObject({ note: 'Zmiana', commisionAmount: '3000.00', transactionCosts: '0.00' });
  await change(whole, { transactionCosts: '9' }, admin);
  const { items } = await client.opportunities.timeline({ params: { id }, query: { type: 'offer_changed' } });
  expect(items.map(({ data }) => data.fields)).toEqual([[], ['invoiceChargedPrice', 'note']]);
  // neither the costs nor what they were
  expect(items.map(({ data }) => data.changes?.map(({ field }) => field))).toEqual([
    [],
    ['invoiceChargedPrice', 'note'],
  ]);
});

test('an offer requested twice under one key is added once', async () => {
  const { id } = await openOpportunity(server, admin);
  const request = () =>
    admin.client.offers.create(
      { params: { id }, body: { offerType: 'rent_long_term', vehicleInfo: car } },
      { idempotencyKey: `offer-${id}` },
    );
  const [one, other] = await Promise.all([request(), request()]);
  expect(other.id).toBe(one.id);
  expect(await admin.client.offers.listOfOpportunity({ params: { id } })).toHaveLength(1);
});
