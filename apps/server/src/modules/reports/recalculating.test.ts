import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { systemContext } from '#platform';
import { testAgency } from '../opportunities/test-agency.ts';
import { archiveReports } from './archiving.ts';
import { closedDeal, commission, createReport, entriesOf, writeCell } from './test-reports.ts';

let server: TestServer;
let anna: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker: anna, admin } = await testAgency());
});
afterAll(() => server.close());

const preview = (id: string) => admin.client.reports.recalculation({ params: { id } });

it('shows what would change, and changes that and nothing else', async () => {
  const stays = await closedDeal(server, anna, commission('1000'));
  const goes = await closedDeal(server, anna, { ...commission('2000'), dealSigningDate: '2026-01-12' });
  const report = await createReport(admin, anna);
  const { id } = report;
  const [first] = await entriesOf(admin, report);
  if (!first) throw new Error('no entry');
  await writeCell(admin, report, first, { ownShare: '77.00' });
  expect(await preview(id)).toMatchObject({
    isDifferent: false,
    added: { count: 0 },
    removed: { count: 0 },
    changed: { count: 0 },
    areTiersChanged: false,
  });

  const { db } = server;
  await db
    .updateTable('offer')
    .set({ commisionAmount: '1500.00', initialPayment: '50.00' })
    .where('id', '=', stays.offerId)
    .execute();
  await db
    .updateTable('offer')
    .set({ dealSigningDate: '2026-02-12' })
    .where('id', '=', goes.offerId)
    .execute();
  await closedDeal(server, anna, { ...commission('9000'), dealSigningDate: '2026-01-15' });

  const shown = await preview(id);
  expect(shown).toMatchObject({
    isDifferent: true,
    added: { count: 1 },
    removed: { count: 1 },
    before: { commisionAmount: '3000.00', workerCommission: '600.00' },
    after: { commisionAmount: '10500.00', workerCommission: '2625.00' },
  });
  expect(shown.changed.entries).toEqual([
    expect.objectContaining({
      clientName: 'Jan Próbny',
      cells: {
        commisionAmount: { from: '1000.00', to: '1500.00' },
        ownShare: { from: '0.00', to: '50.00' },
      },
    }),
  ]);
  expect((await entriesOf(admin, report))[0]?.commisionAmount).toBe('1000.00');

  const after = await admin.client.reports.recalculate({
    params: { id },
    body: { version: 1, fingerprint: shown.fingerprint },
  });
  expect(after).toMatchObject({ version: 2, entryCount: 2 });
  const entries = await entriesOf(admin, report);
  expect(entries[0]).toMatchObject({
    id: first.id,
    version: 3,
    commisionAmount: '1500.00',
    // the manual value remains; the value computed from the deal is its original
    ownShare: '77.00',
    byHand: { ownShare: { original: '50.00' } },
    workerCommission: '375.00',
  });
  expect(entries[1]).toMatchObject({ commisionAmount: '9000.00', workerCommission: '2250.00', version: 1 });
  expect(await preview(id)).toMatchObject({ isDifferent: false });
});

const since = (month: string | null, percent: string) => ({ since: month, tiers: [{ from: '0', percent }] });

it('uses the current tiers of its months, and states that they differ', async () => {
  const report = await createReport(admin, anna);
  const { id } = report;
  const { version, commissionTiers: before } = await admin.client.agency.get();
  const setTiers = (read: number, commissionTiers: typeof before) =>
    admin.client.agency.update({ body: { version: read, changes: { commissionTiers } } });
  await setTiers(version, [...before, since('2026-02', '99')]);
  expect(await preview(id)).toMatchObject({ areTiersChanged: false, isDifferent: false });
  await setTiers(version + 1, [since(null, '10'), since('2026-01', '50'), since('2026-02', '99')]);
  const shown = await preview(id);
  expect(shown).toMatchObject({ areTiersChanged: true, isDifferent: true, changed: { count: 0 } });
  await admin.client.reports.recalculate({
    params: { id },
    body: { version: 1, fingerprint: shown.fingerprint },
  });
  const { payouts } = await admin.client.reports.summary({ params: { id } });
  expect(payouts.map(({ percent }) => percent)).toEqual(['50']);
});

it('is refused when deals have other values than were shown', async () => {
  const deal = await closedDeal(server, anna, commission('10'));
  const { id } = await createReport(admin, anna);
  const { fingerprint } = await preview(id);
  const changed = { commisionAmount: '11.00' };
  await server.db.updateTable('offer').set(changed).where('id', '=', deal.offerId).execute();
  await expect(
    admin.client.reports.recalculate({ params: { id }, body: { version: 1, fingerprint } }),
  ).rejects.toEqual(refusal('report_outdated', 409));
});

it('archives what was accepted seven days ago, once, and nothing younger', async () => {
  const [old, young] = [await createReport(admin, anna), await createReport(admin, anna)];
  for (const { id } of [old, young])
    await admin.client.reports.accept({ params: { id }, body: { version: 1 } });
  const { db } = server;
  const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await db
    .updateTable('report')
    .set({ acceptedAt: daysAgo(7) })
    .where('id', '=', old.id)
    .execute();
  await db
    .updateTable('report')
    .set({ acceptedAt: daysAgo(6) })
    .where('id', '=', young.id)
    .execute();
  const run = () =>
    archiveReports.run(systemContext(server.platform), {
      data: {},
      signal: new AbortController().signal,
      isLastTry: false,
    });
  await run();
  await run();
  const found = async (query: object) =>
    (await admin.client.reports.list({ query: { perPage: 100, ...query } })).items;
  const archived = await found({ is_archived: true });
  expect(archived.map(({ id, version }) => [id, version])).toEqual([[old.id, 3]]);
  expect((await found({})).map(({ id }) => id)).toContain(young.id);
});
