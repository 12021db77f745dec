import {
  hideFrom,
  refusal,
  revokeRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { archiveReasonId, leadSourceId, openOpportunity } from '../opportunities/test-deals.ts';
import { dearer, quote, twoBanks } from './test-comparisons.ts';

let server: TestServer;
let owner: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let id: string;
let number: number;
beforeAll(async () => {
  server = await testServer();
  [owner, colleague, admin] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
  ]);
  ({ id, number } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const create = (who: SignedIn, body = twoBanks, of = id) =>
  who.client.bankComparisonPdfs.create({ params: { id: of }, body });
const get = (who: SignedIn, comparison: string) =>
  who.client.bankComparisonPdfs.get({ params: { id: comparison } });

describe('a bank comparison', () => {
  it('is saved with what was assumed left out, and read by every reader of the opportunity', async () => {
    const { bankName, vehicleValue, numberOfInstallments, monthlyAmount } = quote;
    const silent = { bankName, vehicleValue, numberOfInstallments, monthlyAmount };
    const saved = await create(owner, { ...twoBanks, quotes: [quote, silent] });
    expect(saved).toMatchObject({
      title: 'Škoda Octavia',
      opportunity: { id, number, customerName: 'Jan Próbny' },
      basis: null,
      displaySumOfPayments: true,
      displayIntrestRateType: true,
      displayGapPrice: true,
      version: 1,
      createdBy: { id: owner.userId },
      can: { edit: true, send: true, save: true },
    });
    expect(saved.quotes[1]).toEqual({
      ...silent,
      offerId: null,
      initialPayment: null,
      buyoutPrice: null,
      intrestRateType: null,
      due: null,
      gapPrice: null,
      yearlyMileage: null,
      excessKmPrice: null,
      unusedKmPrice: null,
      services: [],
      costs: [],
      isPromoted: false,
    });
    expect(await get(colleague, saved.id)).toMatchObject({
      quotes: saved.quotes,
      can: { edit: false, send: false, save: false },
    });
  });

  it('has its promoted bank first, also after a change [S5.11]', async () => {
    const saved = await create(owner, { ...twoBanks, quotes: [quote, { ...dearer, isPromoted: true }] });
    const banks = (of: typeof saved) => of.quotes.map(({ bankName }) => bankName);
    expect(banks(saved)).toEqual(['Bank Łąka', 'Źródło Leasing']);
    const changed = await owner.client.bankComparisonPdfs.update({
      params: { id: saved.id },
      body: { version: 1, changes: { quotes: [dearer, { ...quote, isPromoted: true }] } },
    });
    expect(banks(changed)).toEqual(['Źródło Leasing', 'Bank Łąka']);
    expect(changed.version).toBe(2);
  });

  it.each([[0], [1], [5]])('of %i banks is refused with the limits [S2.16]', async (count) => {
    const quotes = Array.from({ length: count }, () => quote);
    await expect(create(owner, { ...twoBanks, quotes })).rejects.toEqual(
      refusal('validation', 422, {
        fields: [
          expect.objectContaining({
            path: 'quotes',
            code: 'quotes_range',
            message: 'Porównanie obejmuje od 2 do 4 banków',
          }),
        ],
      }),
    );
  });

  it('accepts quotes from offers of its own opportunity alone', async () => {
    const { id: other } = await openOpportunity(server, owner);
    const offerOf = async (of: string) =>
      (await owner.client.offers.create({ params: { id: of }, body: { offerType: 'leasing' } })).id;
    const [own, foreign] = [await offerOf(id), await offerOf(other)];
    await expect(
      create(owner, {
        ...twoBanks,
        quotes: [
          { ...quote, offerId: own },
          { ...quote, offerId: foreign },
        ],
      }),
    ).rejects.toEqual(
      refusal('validation', 422, {
        fields: [expect.objectContaining({ path: 'quotes.1.offerId', code: 'value_not_allowed' })],
      }),
    );
    const saved = await create(owner, { ...twoBanks, quotes: [{ ...quote, offerId: own }, dearer] });
    await owner.client.offers.remove({ params: { id: own }, query: { version: 1 } });
    const { quotes } = await owner.client.bankComparisonPdfs.update({
      params: { id: saved.id },
      body: { version: 1, changes: { quotes: [{ ...quote, offerId: own, monthlyAmount: '4200' }, dearer] } },
    });
    expect(quotes[0]).toMatchObject({ offerId: own, monthlyAmount: '4200.00' });
  });

  it('is changed and removed by the owner of its opportunity and administrators', async () => {
    const saved = await create(owner);
    const params = { id: saved.id };
    const changes = {
      title: 'Inny tytuł',
      displayGapPrice: false,
      drive: 'electric' as const,
      basis: { vehicleValue: '140000', initialPayment: '0', numberOfInstallments: 48, buyoutPrice: '1400' },
    };
    const { update, remove } = colleague.client.bankComparisonPdfs;
    await expect(update({ params, body: { version: 1, changes } })).rejects.toEqual(
      refusal('opportunity_not_yours', 403),
    );
    await expect(remove({ params, query: { version: 1 } })).rejects.toEqual(
      refusal('opportunity_not_yours', 403),
    );
    await expect(create(colleague)).rejects.toEqual(refusal('opportunity_not_yours', 403));
    const changed = await admin.client.bankComparisonPdfs.update({ params, body: { version: 1, changes } });
    expect(changed).toMatchObject({
      title: 'Inny tytuł',
      displayGapPrice: false,
      displaySumOfPayments: true,
      drive: 'electric',
      basis: { vehicleValue: '140000.00', numberOfInstallments: 48 },
      quotes: saved.quotes,
    });
    const emptied = await owner.client.bankComparisonPdfs.update({
      params,
      body: { version: 2, changes: { basis: null, drive: null } },
    });
    expect(emptied).toMatchObject({ basis: null, drive: null, version: 3 });
    await owner.client.bankComparisonPdfs.remove({ params, query: { version: 3 } });
    await expect(get(owner, saved.id)).rejects.toEqual(refusal('not_found', 404));
    const actions = await server.db
      .selectFrom('auditLog')
      .select(['action', 'version'])
      .where('entityId', '=', saved.id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['create', 'edit', 'edit', 'remove']);
  });

  it("is merged with another person's concurrent change, and refused where both changed the same", async () => {
    const { id: comparison } = await create(owner);
    const params = { id: comparison };
    const change = (who: SignedIn, changes: { title?: string; co2?: number }) =>
      who.client.bankComparisonPdfs.update({ params, body: { version: 1, changes } });
    await change(admin, { title: 'Administratora' });
    expect(await change(owner, { co2: 49 })).toMatchObject({ title: 'Administratora', co2: 49, version: 3 });
    await expect(change(owner, { title: 'Właściciela' })).rejects.toEqual(
      refusal('stale_version', 409, { details: expect.objectContaining({ version: 3 }) }),
    );
  });

  it('of an archived opportunity is read, and not changed', async () => {
    const opened = await openOpportunity(server, owner, { leadSourceId: await leadSourceId(server) });
    const saved = await create(owner, twoBanks, opened.id);
    const reason = await archiveReasonId(server, 'other');
    await owner.client.opportunities.archive({
      params: { id: opened.id },
      body: { version: opened.version, archiveReasonId: reason, note: 'Koniec' },
    });
    expect(await get(owner, saved.id)).toMatchObject({ can: { edit: false, send: false, save: false } });
    await expect(
      owner.client.bankComparisonPdfs.remove({ params: { id: saved.id }, query: { version: 1 } }),
    ).rejects.toEqual(refusal('opportunity_archived', 409));
    const { list } = owner.client.bankComparisonPdfs;
    const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map((item) => item.id);
    expect(await ids({ query: { customerFileId: [opened.id] } })).toEqual([]);
    expect(await ids({ query: { customerFileId: [opened.id], is_archived: true } })).toEqual([saved.id]);
  });
});

describe('the list', () => {
  it('has those of all opportunities one may read, found by title, bank, customer and number', async () => {
    const { id: other, number: theirs } = await openOpportunity(server, colleague);
    const { id: comparison } = await create(colleague, { ...twoBanks, title: 'Zupełnie inny Ęą' }, other);
    const { list } = owner.client.bankComparisonPdfs;
    const found = async (search: string) => (await list({ query: { search } })).items;
    const [first] = await found('zupelnie inny');
    expect(first).toMatchObject({
      id: comparison,
      title: 'Zupełnie inny Ęą',
      banks: ['Źródło Leasing', 'Bank Łąka'],
      opportunity: { id: other, number: theirs },
      createdBy: { id: colleague.userId },
    });
    expect((await found(`${theirs}`)).map((item) => item.id)).toContain(comparison);
    expect((await found('laka probny')).map((item) => item.id)).toContain(comparison);
    expect(await found('nikt taki')).toEqual([]);
    const own = await list({ query: { is_self: true } });
    expect(own.items.map((item) => item.id)).not.toContain(comparison);
    expect(own.total).toBeGreaterThan(0);
  });

  it('is empty, and a comparison not found, for a user who may not read offers', async () => {
    const { id: comparison } = await create(owner);
    await revokeRights(server, 'ADMIN_REPORTS', 'offer.get');
    const reader = await server.signIn('reports@test.example');
    expect((await reader.client.bankComparisonPdfs.list()).items).toEqual([]);
    await expect(get(reader, comparison)).rejects.toEqual(refusal('not_found', 404));
    await expect(reader.client.bankComparisonPdfs.previewPdf({ params: { id: comparison } })).rejects.toEqual(
      refusal('not_found', 404),
    );
  });
});

describe('what is hidden', () => {
  it('stays hidden in the PDF: the PDF contains no tax id', async () => {
    const customer = await admin.client.customers.create({
      body: { firstName: 'Łucja', lastName: 'Żółć', taxIdNumber: '9991396066', emails: ['l@a.example'] },
    });
    const { id: opportunity } = await openOpportunity(server, owner, { customerId: customer.id });
    const saved = await create(owner, twoBanks, opportunity);
    const params = { id: saved.id };
    const document = await owner.client.bankComparisonPdfs.savePdf({ params, body: { language: 'pl' } });
    expect(document).toMatchObject({ type: 'offer_pdf', can: { open: true } });
    await hideFrom(server, owner, 'customer.taxIdNumber');
    const [hidden] = await owner.client.documents.listOfOpportunity({ params: { id: opportunity } });
    expect(hidden).toMatchObject({ id: document.id, can: { open: false } });
    const again = await owner.client.bankComparisonPdfs.savePdf({ params, body: { language: 'pl' } });
    expect(again.can.open).toBe(true);
  });
});
