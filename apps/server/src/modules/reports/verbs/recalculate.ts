import type { Endpoints } from '@szansa/api-client/endpoints';
import { sumsOf } from '@szansa/domain/report';

import { currentTiers } from '#modules/agency';
import { findNumbers } from '#modules/opportunities';
import {
  Refusal,
  verb,
  type Produced,
  type StaffContext,
  type StaffReading,
  type StaffWork,
} from '#platform';
import { lockedReport, openReport } from '../access.ts';
import { emitReport, refuseStaleReport, reportById, type ReportAnswer } from '../answers.ts';
import {
  differenceTo,
  paidRows,
  unpaid,
  type ChangedEntry,
  type Difference,
  type UnpaidEntry,
} from '../calculating.ts';
import { listDeals } from '../deal-queries.ts';
import { amountsOf, deleteEntries, entriesOf, saveEntries } from '../entry-queries.ts';
import { updateCalculated, type ReportRow } from '../queries.ts';

type Preview = Produced<Endpoints['reports']['recalculation']>;

/** Entries of each kind that a preview names. */
const mostNamed = 100;

/** Returns how a report differs from the current deals and tiers. */
async function differenceOf({ db }: StaffReading, report: ReportRow) {
  const { id, type, dateFrom, dateTo } = report;
  const workers = report.workers.map((worker) => worker.id);
  const tiers = await currentTiers(db);
  const deals = await listDeals(db, { type, dateFrom, dateTo, workers });
  const entries = (await entriesOf(db, id)).map(unpaid);
  return { difference: differenceTo({ entries, tiers: report.tiers }, type, { deals, tiers }), tiers };
}

async function numbersOf({ db }: StaffReading, { added, removed, changed }: Difference) {
  const named = [...added, ...removed, ...changed.map(({ after }) => after)];
  const ids = named.flatMap(({ customerFileId }) => customerFileId ?? []);
  return findNumbers(db, [...new Set(ids)]);
}

/** Returns what recalculating a report would change. @throws 404, 409 `report_accepted` */
export async function previewRecalculation(reading: StaffReading, id: string): Promise<Preview> {
  const report = await openReport(reading, id);
  const { difference, tiers } = await differenceOf(reading, report);
  const { added, removed, changed, areTiersChanged, after, fingerprint } = difference;
  const numbers = await numbersOf(reading, difference);
  const named = (entry: UnpaidEntry) => ({
    clientName: entry.values.clientName,
    worker: { id: entry.workerId, name: entry.workerName },
    opportunityNumber: numbers.get(entry.customerFileId ?? '')?.number ?? null,
  });
  const first = <One>(all: readonly One[], nameOf: (one: One) => ReturnType<typeof named>) => ({
    count: all.length,
    entries: all.slice(0, mostNamed).map(nameOf),
  });
  return {
    fingerprint,
    isDifferent: areTiersChanged || added.length + removed.length + changed.length > 0,
    areTiersChanged,
    added: first(added, named),
    removed: first(removed, named),
    changed: {
      count: changed.length,
      entries: changed.slice(0, mostNamed).map(({ before, cells }) => ({ ...named(before), cells })),
    },
    before: sumsOf(await amountsOf(reading.db, id)),
    after: sumsOf(paidRows(id, after, tiers)),
  };
}

async function auditChanged(work: StaffWork, changed: readonly ChangedEntry[]): Promise<void> {
  await work.audit(
    ...changed.map(({ before, after }) => ({
      entity: 'report_entry' as const,
      entityId: before.id,
      version: before.version + 1,
      action: 'recalculate' as const,
      before: { ...before.values, workerId: before.workerId, offerId: before.offerId },
      after: { ...after.values, workerId: after.workerId, offerId: after.offerId },
    })),
  );
}

/**
 * Recalculates a report as previewed. Manual changes are retained, with the deal's current value stored beside them.
 * @throws 404, 409 `report_accepted`, `stale_version`, or `report_outdated` where deals have changed since the preview
 */
export function recalculateReport(
  context: StaffContext,
  id: string,
  { version, fingerprint }: { readonly version: number; readonly fingerprint: string },
): Promise<ReportAnswer> {
  return verb(context, async (work) => {
    const report = await lockedReport(work, id);
    await refuseStaleReport(work, report, version);
    const { difference, tiers } = await differenceOf(work, report);
    if (difference.fingerprint !== fingerprint) throw new Refusal('report_outdated');
    const { removed, changed, after } = difference;
    const isChanged = new Set(changed.map(({ before }) => before.id));
    const entries = after.map((entry) =>
      isChanged.has(entry.id) ? { ...entry, version: entry.version + 1 } : entry,
    );
    await deleteEntries(
      work.db,
      removed.map((entry) => entry.id),
    );
    await saveEntries(work.db, paidRows(id, entries, tiers));
    await auditChanged(work, changed);
    const at = new Date();
    const next = report.version + 1;
    await updateCalculated(work.db, id, tiers, { at, version: next });
    await work.audit({
      entity: 'report',
      entityId: id,
      version: next,
      action: 'recalculate',
      before: { calculatedAt: report.calculatedAt, tiers: report.tiers },
      after: { calculatedAt: at, tiers },
    });
    emitReport(work, id);
    return reportById(work, id);
  });
}
