import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { systemContext } from '#platform';
import { testAgency } from '../opportunities/test-agency.ts';
import { archiveReports } from './archiving.ts';
import {
  closedDeal,
  commission,
  createReport,
  entriesOf,
  writeCell,
  type Entry,
  type Report,
} from './test-reports.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let reader: SignedIn;
let report: Report;
let first: Entry;
let second: Entry;

beforeAll(async () => {
  ({ server, worker: anna, colleague: piotr, admin } = await testAgency());
  reader = await server.signIn('reports@test.example');
  await closedDeal(server, anna, commission('6000'));
  await closedDeal(server, anna, { ...commission('3000'), dealSigningDate: '2026-01-20' });
  await closedDeal(server, piotr, { ...commission('100'), dealSigningDate: '2026-01-21' });
});
afterAll(() => server.close());

beforeEach(async () => {
  report = await createReport(admin, anna, piotr);
  const [one, two] = await entriesOf(admin, report);
  if (!one || !two) throw new Error('no entries');
  [first, second] = [one, two];
});

describe('a cell', () => {
  it('retains its original, and the people who have written into it', async () => {
    const [written] = await writeCell(reader, report, first, { clientName: 'Żółw', insurance: '250.10' });
    expect(written).toMatchObject({
      version: 2,
      clientName: 'Żółw',
      insurance: '250.10',
      sumOfCommissions: '6250.10',
      byHand: {
        clientName: { original: 'Jan Próbny', by: { id: reader.userId } },
        insurance: { original: null },
      },
    });
    const [restored] = await writeCell(admin, report, { ...first, version: 2 }, { insurance: null });
    expect(Object.keys(restored?.byHand ?? {})).toEqual(['clientName']);
  });

  it('moves the whole month of its worker to another tier, and no other worker’s', async () => {
    // 9 000 are paid at 20 %, 10 000 at 25 %
    expect([first.workerCommission, second.workerCommission]).toEqual(['1200.00', '600.00']);
    await writeCell(admin, report, first, { clientCommission: '1000' });
    const after = await entriesOf(admin, report);
    expect(after.map(({ workerCommission }) => workerCommission)).toEqual(['1750.00', '750.00', '20.00']);
    expect(after.map(({ totalSumOfCommissions }) => totalSumOfCommissions)).toEqual([
      '10000.00',
      '10000.00',
      '100.00',
    ]);
    expect(after.map(({ version }) => version)).toEqual([2, 1, 1]);
  });

  it('moves its entry out of one month into another, and both are counted again', async () => {
    await writeCell(admin, report, first, { clientCommission: '1000' });
    await writeCell(admin, report, { ...first, version: 2 }, { monthOfIncome: '2026-02' });
    const after = await entriesOf(admin, report);
    expect(after.map(({ workerCommission }) => workerCommission)).toEqual(['1400.00', '600.00', '20.00']);
    const { payouts } = await admin.client.reports.summary({ params: { id: report.id } });
    expect(payouts.map(({ month, percent }) => [month, percent])).toEqual([
      ['2026-02', '20'],
      ['2026-01', '20'],
      ['2026-01', '20'],
    ]);
  });

  it('and another of the same entry are written by two people at once, the same one is refused to the second', async () => {
    await writeCell(admin, report, first, { clientName: 'Administratora' });
    const [merged] = await writeCell(reader, report, first, { notes: 'Moje' });
    expect(merged).toMatchObject({ clientName: 'Administratora', notes: 'Moje', version: 3 });
    await expect(
      writeCell(reader, report, first, { clientName: 'Moje', invoiceNumber: 'FV 1' }),
    ).rejects.toEqual(
      refusal('cells_changed', 409, {
        details: {
          cells: [
            {
              entryId: first.id,
              column: 'clientName',
              version: 3,
              yours: 'Moje',
              theirs: 'Administratora',
              by: expect.objectContaining({ id: admin.userId }) as unknown,
            },
          ],
        },
      }),
    );
    const [unchanged] = await entriesOf(admin, report);
    expect(unchanged).toMatchObject({ clientName: 'Administratora', invoiceNumber: null, version: 3 });
  });

  it('accepts the same value again without a new version', async () => {
    const [same] = await writeCell(admin, report, first, { clientName: first.clientName });
    expect(same).toMatchObject({ version: 1, byHand: {} });
  });
});

describe('many cells', () => {
  const paste = (
    entries: readonly { readonly id: string; readonly version: number; readonly changes: object }[],
  ) => reader.client.reports.changeCells({ params: { id: report.id }, body: { entries: [...entries] } });

  it('are written all together, in the order of the report', async () => {
    const written = await paste([
      { id: second.id, version: 1, changes: { invoiceNumber: 'FV 2', payMonth: '2026-05' } },
      { id: first.id, version: 1, changes: { invoiceNumber: 'FV 1' } },
    ]);
    expect(written.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['FV 1', 'FV 2']);
    expect(written[1]).toMatchObject({ payMonth: '2026-05', version: 2 });
  });

  it('are not written at all where one of them collides', async () => {
    await writeCell(admin, report, second, { invoiceNumber: 'FV 9' });
    await expect(
      paste([
        { id: first.id, version: 1, changes: { invoiceNumber: 'FV 1' } },
        { id: second.id, version: 1, changes: { invoiceNumber: 'FV 2' } },
      ]),
    ).rejects.toMatchObject({ code: 'cells_changed' });
    expect((await entriesOf(admin, report)).map(({ invoiceNumber }) => invoiceNumber)).toEqual([
      null,
      'FV 9',
      null,
    ]);
  });

  it('name entries of this report, each once', async () => {
    const other = await createReport(admin, piotr);
    const [foreign] = await entriesOf(admin, other);
    const refused = (path: string) =>
      refusal('validation', 422, { fields: [expect.objectContaining({ path, code: 'value_not_allowed' })] });
    const change = { version: 1, changes: { notes: 'x' } };
    await expect(paste([{ id: foreign?.id ?? '', ...change }])).rejects.toEqual(refused('entries.0.id'));
    await expect(
      paste([
        { id: first.id, ...change },
        { id: first.id, ...change },
      ]),
    ).rejects.toEqual(refused('entries.1.id'));
  });
});

describe('an accepted report', () => {
  it('reads the same whatever becomes of offers, tiers and workers', async () => {
    const deal = await closedDeal(server, anna, { ...commission('5000'), dealSigningDate: '2026-01-25' });
    const made = await createReport(admin, anna);
    await writeCell(admin, made, (await entriesOf(admin, made))[0] ?? first, { notes: 'sprawdzone' });
    const accepted = await admin.client.reports.accept({ params: { id: made.id }, body: { version: 1 } });
    expect(accepted).toMatchObject({ version: 2, acceptedBy: { id: admin.userId }, can: { edit: false } });
    const read = async () => ({
      entries: await entriesOf(admin, made),
      summary: await admin.client.reports.summary({ params: { id: made.id } }),
    });
    const before = await read();

    const agency = await admin.client.agency.get();
    await admin.client.agency.update({
      body: {
        version: agency.version,
        changes: { commissionTiers: [{ since: null, tiers: [{ from: '0', percent: '99' }] }] },
      },
    });
    await server.db
      .updateTable('offer')
      .set({ commisionAmount: '1.00' })
      .where('id', '=', deal.offerId)
      .execute();
    await server.db.updateTable('appUser').set({ lastName: 'Inna' }).where('id', '=', anna.userId).execute();
    await server.db
      .updateTable('customerFile')
      .set({ workerId: piotr.userId })
      .where('id', '=', deal.id)
      .execute();

    expect(await read()).toEqual(before);
    const fresh = await createReport(admin, anna);
    expect((await entriesOf(admin, fresh))[0]?.worker.name).toMatch(/ Inna$/);
    await admin.client.agency.update({
      body: { version: agency.version + 1, changes: { commissionTiers: agency.commissionTiers } },
    });
  });

  it('refuses every change [S4.14]', async () => {
    const { id } = report;
    await admin.client.reports.accept({ params: { id }, body: { version: 1 } });
    const refused = refusal('report_accepted', 409);
    await expect(writeCell(admin, report, first, { notes: 'x' })).rejects.toEqual(refused);
    await expect(admin.client.reports.accept({ params: { id }, body: { version: 2 } })).rejects.toEqual(
      refused,
    );
    await expect(admin.client.reports.remove({ params: { id }, query: { version: 2 } })).rejects.toEqual(
      refused,
    );
    await expect(admin.client.reports.recalculation({ params: { id } })).rejects.toEqual(refused);
    await expect(
      admin.client.reports.recalculate({ params: { id }, body: { version: 2, fingerprint: 'x' } }),
    ).rejects.toEqual(refused);
  });

  it('is archived after seven days, and not before [S4.14]', async () => {
    const { id } = report;
    await admin.client.reports.accept({ params: { id }, body: { version: 1 } });
    const archivedAfter = async (days: number) => {
      const acceptedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      await server.db.updateTable('report').set({ acceptedAt }).where('id', '=', id).execute();
      await archiveReports.run(systemContext(server.platform), {
        data: {},
        signal: new AbortController().signal,
        isLastTry: false,
      });
      return (await admin.client.reports.get({ params: { id } })).archivedAt !== null;
    };
    expect([await archivedAfter(6.9), await archivedAfter(7.1)]).toEqual([false, true]);
    const listed = async (is_archived: boolean) =>
      (await admin.client.reports.list({ query: { is_archived } })).items.map((one) => one.id);
    expect([await listed(false), await listed(true)]).toEqual([expect.not.arrayContaining([id]), [id]]);
  });
});
