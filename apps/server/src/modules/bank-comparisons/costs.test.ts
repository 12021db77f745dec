import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';
import { costedBanks, dearer, quote, rent, twoBanks, twoRents } from './test-comparisons.ts';

let server: TestServer;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  ({ id } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const create = (body = twoBanks) => owner.client.bankComparisonPdfs.create({ params: { id }, body });
const update = (comparison: string, version: number, changes: Partial<Omit<typeof twoBanks, 'kind'>>) =>
  owner.client.bankComparisonPdfs.update({ params: { id: comparison }, body: { version, changes } });

/** What a call is answered with that is wrong in some fields. */
const wrong = (...fields: readonly (readonly [path: string, code: string, message?: string])[]) =>
  refusal('validation', 422, {
    fields: fields.map(([path, code, message]) =>
      expect.objectContaining({ path, code, ...(message && { message }) }),
    ),
  });

const fee = { kind: 'handling', amount: '500.00', paid: 'signing' } as const;

describe('CO13 the costs of a quote', () => {
  it('are stored as they are named, and changed with the quotes', async () => {
    const saved = await create(costedBanks);
    expect(saved.quotes[0]?.costs).toEqual([
      { kind: 'carInsurance', name: null, amount: '250.00', isGross: false, paid: 'inInstalment' },
      { kind: 'handling', name: null, amount: '1230.00', isGross: true, paid: 'signing' },
    ]);
    expect(saved.quotes[1]?.costs[2]).toEqual({
      kind: 'other',
      name: 'Żółte tablice',
      amount: '350.00',
      isGross: false,
      paid: 'signing',
    });
    const changed = await update(saved.id, 1, { quotes: [{ ...quote, costs: [fee] }, dearer] });
    expect(changed.quotes.map(({ costs }) => costs.map(({ kind }) => kind))).toEqual([['handling'], []]);
    const renamed = await update(saved.id, 2, { title: 'Inny' });
    expect(renamed.quotes).toEqual(changed.quotes);
  });

  it('are refused twice, without a name of another one, and above the instalment that contains them', async () => {
    const of = (costs: NonNullable<(typeof twoBanks.quotes)[number]['costs']>) =>
      create({ ...twoBanks, quotes: [quote, { ...dearer, costs }] });
    await expect(of([fee, fee])).rejects.toEqual(
      wrong(['quotes.1.costs.1.kind', 'cost_twice', 'Ten koszt jest już na liście']),
    );
    await expect(of([{ ...fee, kind: 'other' }])).rejects.toEqual(
      wrong(['quotes.1.costs.0.name', 'required']),
    );
    await expect(of([{ ...fee, amount: '4224.91', paid: 'inInstalment' }])).rejects.toEqual(
      wrong(['quotes.1.monthlyAmount', 'costs_above_instalment']),
    );
  });

  it('of a rent are paid beside its instalments', async () => {
    const saved = await create({ ...twoRents, quotes: [rent, { ...rent, costs: [fee] }] });
    expect(saved.quotes[1]?.costs).toEqual([expect.objectContaining({ kind: 'handling', amount: '500.00' })]);
    const included = { ...rent, costs: [{ ...fee, paid: 'inInstalment' as const }] };
    await expect(create({ ...twoRents, quotes: [rent, included] })).rejects.toEqual(
      wrong(['quotes.1.costs.0.paid', 'kinds_mixed']),
    );
    await expect(update(saved.id, 1, { quotes: [included, rent] })).rejects.toEqual(
      wrong(['quotes.0.costs.0.paid', 'kinds_mixed']),
    );
  });
});

describe('CO17 a basis of rents', () => {
  const rentBasis = { numberOfInstallments: 36, yearlyMileage: 15_000 };

  it('is stored, changed and removed', async () => {
    const saved = await create({ ...twoRents, rentBasis });
    expect(saved).toMatchObject({ basis: null, rentBasis });
    const changed = await update(saved.id, 1, { rentBasis: { ...rentBasis, yearlyMileage: 30_000 } });
    expect(changed.rentBasis).toEqual({ numberOfInstallments: 36, yearlyMileage: 30_000 });
    expect((await update(saved.id, 2, { title: 'Inny' })).rentBasis).toEqual(changed.rentBasis);
    expect((await update(saved.id, 3, { rentBasis: null })).rentBasis).toBeNull();
  });

  it('is of rents alone', async () => {
    await expect(create({ ...twoBanks, rentBasis })).rejects.toEqual(wrong(['rentBasis', 'kinds_mixed']));
    const leases = await create();
    await expect(update(leases.id, 1, { rentBasis })).rejects.toEqual(wrong(['rentBasis', 'kinds_mixed']));
  });
});
