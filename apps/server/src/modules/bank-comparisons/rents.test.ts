import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';
import { dearer, quote, rent, twoBanks, twoRents } from './test-comparisons.ts';

let server: TestServer;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  ({ id } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const create = (body = twoRents) => owner.client.bankComparisonPdfs.create({ params: { id }, body });
const change = (comparison: string, changes: Partial<Omit<typeof twoRents, 'kind'>>) =>
  owner.client.bankComparisonPdfs.update({
    params: { id: comparison },
    body: { version: 1, changes },
  });

/** The refusal of a call that contains fields of the other kind. */
const mixed = (...paths: readonly string[]) =>
  refusal('validation', 422, {
    fields: paths.map((path) =>
      expect.objectContaining({
        path,
        code: 'kinds_mixed',
        message: 'Leasingu i najmu nie porównuje się razem',
      }),
    ),
  });

async function offerOf(offerType: 'leasing' | 'rent_long_term' | 'rent_short_term') {
  return (await owner.client.offers.create({ params: { id }, body: { offerType } })).id;
}

describe('CO10 a comparison of rents', () => {
  it('stores the fields of rents, and leaves the fields of leases empty', async () => {
    const saved = await create();
    expect(saved).toMatchObject({ kind: 'rent', basis: null, rentBasis: null, version: 1 });
    expect(saved.quotes[0]).toEqual({
      ...rent,
      offerId: null,
      buyoutPrice: null,
      intrestRateType: null,
      due: null,
      gapPrice: null,
      costs: [],
      isPromoted: false,
    });
    const changed = await change(saved.id, {
      quotes: [rent, { ...rent, vehicleValue: null, services: [], isPromoted: true }],
    });
    expect(changed.kind).toBe('rent');
    expect(changed.quotes[0]).toMatchObject({ vehicleValue: null, services: [], isPromoted: true });
  });

  it('is of long-term and short-term offers together, and of no lease', async () => {
    const [long, short, lease] = [
      await offerOf('rent_long_term'),
      await offerOf('rent_short_term'),
      await offerOf('leasing'),
    ];
    const saved = await create({
      ...twoRents,
      quotes: [
        { ...rent, offerId: long },
        { ...rent, offerId: short },
      ],
    });
    expect(saved.quotes.map(({ offerId }) => offerId)).toEqual([long, short]);
    const quotes = [rent, { ...rent, offerId: lease }];
    await expect(create({ ...twoRents, quotes })).rejects.toEqual(mixed('quotes.1.offerId'));
    await expect(change(saved.id, { quotes })).rejects.toEqual(mixed('quotes.1.offerId'));
    await expect(create({ ...twoBanks, quotes: [{ ...quote, offerId: long }, dearer] })).rejects.toEqual(
      mixed('quotes.0.offerId'),
    );
  });

  it('refuses the fields of leases, and one of leases refuses the fields of rents', async () => {
    await expect(create({ ...twoRents, quotes: [rent, dearer] })).rejects.toEqual(
      mixed('quotes.1.buyoutPrice', 'quotes.1.intrestRateType', 'quotes.1.due', 'quotes.1.gapPrice'),
    );
    const basis = { vehicleValue: '1000', initialPayment: '0', numberOfInstallments: 12, buyoutPrice: '0' };
    await expect(create({ ...twoRents, basis })).rejects.toEqual(mixed('basis'));
    const rents = await create();
    await expect(change(rents.id, { basis })).rejects.toEqual(mixed('basis'));
    await expect(change(rents.id, { quotes: [rent, { ...rent, due: 'advance' }] })).rejects.toEqual(
      mixed('quotes.1.due'),
    );
    const leases = await create(twoBanks);
    await expect(
      change(leases.id, { quotes: [quote, { ...quote, yearlyMileage: 20_000, services: ['assistance'] }] }),
    ).rejects.toEqual(mixed('quotes.1.yearlyMileage', 'quotes.1.services'));
  });

  it('is distinguished in the list', async () => {
    const { id: comparison } = await create({ ...twoRents, title: 'Tylko najem' });
    const { list } = owner.client.bankComparisonPdfs;
    const found = async (kind: 'leasing' | 'rent') =>
      (await list({ query: { kind: [kind], search: 'tylko najem' } })).items;
    expect(await found('rent')).toEqual([expect.objectContaining({ id: comparison, kind: 'rent' })]);
    expect(await found('leasing')).toEqual([]);
  });
});
