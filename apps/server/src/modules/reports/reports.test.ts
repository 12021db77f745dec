import { hideFrom, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { closedDeal, commission, createReport, entriesOf, january, writeCell } from './test-reports.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let reader: SignedIn;
let deals: { readonly id: string; readonly offerId: string }[];

beforeAll(async () => {
  ({ server, worker: anna, colleague: piotr, admin } = await testAgency());
  reader = await server.signIn('reports@test.example');
  deals = [
    await closedDeal(server, anna, { ...commission('6000'), transactionCosts: '100.50' }),
    await closedDeal(server, anna, { ...commission('4200.75'), dealSigningDate: '2026-01-20' }),
    await closedDeal(server, piotr, { ...commission('333.33'), dealSigningDate: '2026-01-31' }),
    await closedDeal(server, anna, { ...commission('9000'), dealSigningDate: '2026-02-01' }),
  ];
});
afterAll(() => server.close());

const summary = ({ client }: SignedIn, id: string) => client.reports.summary({ params: { id } });

describe('a report', () => {
  it('collects the deals of its people in its days, the earliest first, with their values [S3.15]', async () => {
    const report = await createReport(admin, anna, piotr);
    expect(report).toMatchObject({
      ...january,
      entryCount: 3,
      version: 1,
      acceptedAt: null,
      createdBy: { id: admin.userId },
      can: { edit: true },
    });
    const entries = await entriesOf(admin, report);
    expect(entries.map(({ opportunity }) => opportunity?.id)).toEqual(deals.slice(0, 3).map(({ id }) => id));
    expect(entries[0]).toMatchObject({
      version: 1,
      worker: { id: anna.userId },
      clientName: 'Jan Próbny',
      incomeType: 'leasing',
      type: 'leasing',
      description: 'Škoda Octavia Selection',
      leasingCompany: 'Bank Próbny',
      leasingMerchantName: 'Ewa Kontaktowa',
      monthOfIncome: '2026-01',
      payMonth: '2026-02',
      nettoTransactionValue: '100000.00',
      ownShare: '0.00',
      netCommitmentValue: '100000.00',
      commisionAmount: '6000.00',
      transactionCosts: '100.50',
      totalCommission: '5899.50',
      sumOfCommissions: '5899.50',
      // 5899.50 + 4200.75 reach the tier of 10 000: 25 %
      totalSumOfCommissions: '10100.25',
      workerCommission: '1474.88',
      registerVehicleDate: '2026-01-31',
      conctractDate: '2026-01-10',
      byHand: {},
    });
    expect(entries[1]).toMatchObject({ workerCommission: '1050.18', totalSumOfCommissions: '10100.25' });
    expect(entries[2]).toMatchObject({ workerCommission: '66.67', totalSumOfCommissions: '333.33' });
  });

  it('by registration uses the days of registration, and its month', async () => {
    const type = 'vehicle_registration_date' as const;
    const body = { ...january, type, workers: [anna.userId] };
    const report = await admin.client.reports.create({ body });
    const entries = await entriesOf(admin, report);
    expect(entries).toHaveLength(3);
    expect(new Set(entries.map(({ monthOfIncome }) => monthOfIncome))).toEqual(new Set(['2026-01']));
  });

  it('misses its type, its range and its filter value by a message each, all at once [S5.10]', async () => {
    // what a browser sends before anything is chosen
    const body = {} as Parameters<typeof admin.client.reports.create>[0]['body'];
    await expect(admin.client.reports.create({ body })).rejects.toEqual(
      refusal('validation', 422, {
        fields: [
          { path: 'type', code: 'report_type_required', message: 'Wybierz typ raportu' },
          { path: 'rangeType', code: 'report_range_required', message: 'Wybierz zakres dat' },
          {
            path: 'workers',
            code: 'report_filter_required',
            message: 'Wybierz co najmniej jednego handlowca',
          },
        ],
      }),
    );
  });

  it('of who is no member of staff is refused', async () => {
    const workers = [anna.userId, deals[0]?.id ?? ''];
    await expect(admin.client.reports.create({ body: { ...january, workers } })).rejects.toEqual(
      refusal('validation', 422, {
        fields: [expect.objectContaining({ path: 'workers.1', code: 'value_not_allowed' })],
      }),
    );
  });

  it('adds up: by worker, by month, by bank, and what is paid out', async () => {
    const { id } = await createReport(reader, anna, piotr);
    const sums = await summary(reader, id);
    expect(sums).toMatchObject({
      count: 3,
      sums: { commisionAmount: '10534.08', transactionCosts: '100.50', sumOfCommissions: '10433.58' },
    });
    expect(sums.payouts).toEqual([
      expect.objectContaining({
        worker: expect.objectContaining({ id: anna.userId }) as unknown,
        month: '2026-01',
        count: 2,
        sum: '10100.25',
        from: '10000.00',
        percent: '25',
        payout: '2525.06',
      }),
      expect.objectContaining({ sum: '333.33', from: '0.00', percent: '20', payout: '66.67' }),
    ]);
    const grosze = (amount: string | undefined) => Math.round(Number(amount) * 100);
    const whole = grosze(sums.sums.workerCommission);
    expect(whole).toBe(252_506 + 6667);
    for (const groups of [sums.byWorker, sums.byMonth, sums.byBank]) {
      expect(groups.reduce((all, group) => all + grosze(group.sums.workerCommission), 0)).toBe(whole);
      expect(groups.reduce((all, group) => all + group.count, 0)).toBe(3);
    }
    const entries = await entriesOf(reader, { id });
    expect(entries.reduce((all, entry) => all + grosze(entry.workerCommission), 0)).toBe(whole);
  });

  it('is listed with who made it, and found by whose deals it collects', async () => {
    const { id } = await createReport(reader, piotr);
    const listOf = async (query: Parameters<typeof admin.client.reports.list>[0]) =>
      (await admin.client.reports.list(query)).items.map((item) => item.id);
    const { items } = await admin.client.reports.list({ query: { perPage: 100 } });
    expect(items[0]).toMatchObject({
      id,
      createdBy: { id: reader.userId },
      workers: [{ id: piotr.userId }],
      entryCount: 1,
    });
    expect(await listOf({ query: { workerId: piotr.userId, createdBy: reader.userId } })).toContain(id);
    expect(await listOf({ query: { workerId: anna.userId } })).not.toContain(id);
    expect(await listOf({ query: { from: '2026-02-01' } })).not.toContain(id);
    expect(await listOf({ query: { from: '2026-01-31', to: '2026-02-01' } })).toContain(id);
    expect(await listOf({ query: { isAccepted: true } })).not.toContain(id);
    expect(await listOf({ query: { is_archived: true } })).toEqual([]);
    expect(await listOf({ query: { type: 'vehicle_registration_date' } })).not.toContain(id);
  });

  it('has entries that are narrowed, searched and sorted', async () => {
    const { id } = await createReport(admin, anna, piotr);
    const entries = await entriesOf(admin, { id });
    const found = async (query: object) =>
      (await admin.client.reports.entries({ params: { id }, query })).items.map((entry) =>
        entries.findIndex((one) => one.id === entry.id),
      );
    expect(await found({ workerId: piotr.userId })).toEqual([2]);
    expect(await found({ month: '2026-01', bank: 'Bank Próbny' })).toEqual([0, 1, 2]);
    expect(await found({ month: '2026-02' })).toEqual([]);
    expect(await found({ sort: 'sumOfCommissions' })).toEqual([2, 1, 0]);
    expect(await found({ sort: '-totalCommission', perPage: 10 })).toEqual([0, 1, 2]);
    expect(await found({ search: 'probny octavia' })).toEqual([0, 1, 2]);
    expect(await found({ search: 'nikt taki' })).toEqual([]);
    const [, second] = entries;
    if (!second) throw new Error('no second entry');
    await writeCell(admin, { id }, second, { notes: 'do wyjaśnienia' });
    expect(await found({ isByHand: true })).toEqual([1]);
  });

  it('is removed until it is accepted, and this is in the audit log', async () => {
    const report = await createReport(admin, piotr);
    await admin.client.reports.remove({ params: { id: report.id }, query: { version: 1 } });
    await expect(admin.client.reports.get({ params: { id: report.id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    const actions = await server.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', report.id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['create', 'remove']);
  });

  it('is not for salespeople', async () => {
    const denied = refusal('access_denied', 403);
    await expect(anna.client.reports.list()).rejects.toEqual(denied);
    await expect(createReport(anna, anna)).rejects.toEqual(denied);
  });
});

describe('what is hidden', () => {
  it('is in no entry, sum, sort or change, nor is anything that would reveal it', async () => {
    const { id } = await createReport(admin, anna, piotr);
    const [entry] = await entriesOf(admin, { id });
    if (!entry) throw new Error('no entry');
    await writeCell(admin, { id }, entry, { clientCommission: '12.00', ownShare: '1.00', taxId: '123' });
    await hideFrom(server, reader, 'report.clientCommission');
    await hideFrom(server, reader, 'customer.taxIdNumber');
    const [seen] = await entriesOf(reader, { id });
    const hidden = [
      'clientCommission',
      'totalCommission',
      'sumOfCommissions',
      'totalSumOfCommissions',
      'workerCommission',
      'commisionAmount',
    ];
    for (const column of [...hidden, 'taxId']) expect(seen).not.toHaveProperty(column);
    expect(seen?.byHand).toEqual({ ownShare: expect.objectContaining({ original: '0.00' }) as unknown });
    const sums = await summary(reader, id);
    for (const group of [sums, ...sums.byWorker, ...sums.byMonth, ...sums.byBank]) {
      for (const column of hidden) expect(group.sums).not.toHaveProperty(column);
    }
    for (const payout of sums.payouts) expect(Object.keys(payout)).toEqual(['worker', 'month', 'count']);
    const excluded = (path: string) =>
      refusal('field_excluded', 403, { fields: [expect.objectContaining({ path })] });
    await expect(
      reader.client.reports.entries({ params: { id }, query: { sort: '-sumOfCommissions' } }),
    ).rejects.toEqual(excluded('sort'));
    await expect(
      writeCell(reader, { id }, { ...entry, version: 2 }, { clientCommission: '1.00' }),
    ).rejects.toEqual(excluded('entries.0.changes.clientCommission'));
    const { items } = await reader.client.reports.entries({ params: { id }, query: { search: '123' } });
    expect(items).toEqual([]);
  });
});
