import { createHash } from 'node:crypto';

import { tiersIn, type TierPeriod } from '@szansa/domain/agency';
import {
  commissionsOf,
  entryOf,
  entryTotals,
  payOut,
  recalculated,
  typedColumns,
  type EntryValues,
  type HandMarks,
  type ReportType,
  type TypedColumn,
} from '@szansa/domain/report';
import { toAmount } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import type { DealRow } from './deal-queries.ts';
import type { EntryRow, NewEntry } from './entry-queries.ts';

/** An entry before its share of the month is counted. */
export interface UnpaidEntry {
  readonly id: string;
  readonly position: number;
  readonly customerFileId: string | null;
  readonly offerId: string | null;
  readonly workerId: string;
  readonly workerName: string;
  readonly values: EntryValues;
  readonly marks: HandMarks;
  readonly version: number;
}

/** The columns of a row that people type. */
export function valuesOf(row: EntryRow): EntryValues {
  const values = new Map<string, unknown>(Object.entries(row));
  // one of each column, as the row has it
  return Object.fromEntries(
    typedColumns.map((column) => [column, values.get(column)]),
  ) as unknown as EntryValues;
}

export function unpaid(row: EntryRow): UnpaidEntry {
  const { id, position, customerFileId, offerId, workerId, workerName, byHand: marks, version } = row;
  return {
    id,
    position,
    customerFileId,
    offerId,
    workerId,
    workerName,
    values: valuesOf(row),
    marks,
    version,
  };
}

const fromDeal = ({ customerFileId, offerId, workerId, workerName }: DealRow) => ({
  customerFileId,
  offerId,
  workerId,
  workerName,
});

/** Entries of deals, from a position on. */
export function newEntries(deals: readonly DealRow[], type: ReportType, position = 0): UnpaidEntry[] {
  return deals.map((deal, index) => ({
    id: uuidv7(),
    position: position + index,
    ...fromDeal(deal),
    values: entryOf(deal, type),
    marks: {},
    version: 1,
  }));
}

/** Rows of all entries of a report, in its order, with their totals and their shares of the months. */
export function paidRows(
  reportId: string,
  entries: readonly UnpaidEntry[],
  tiers: readonly TierPeriod[],
): NewEntry[] {
  const counted = entries.map((entry) => ({ ...entry, totals: entryTotals(entry.values) }));
  const { shares } = payOut(
    counted.map(({ id, workerId, values }) => ({
      id,
      workerId,
      monthOfIncome: values.monthOfIncome,
      sum: commissionsOf(values).sum,
    })),
    tiers,
  );
  const shareOf = new Map(shares.map((share) => [share.id, share]));
  return counted.map(({ values, marks, totals, ...entry }) => {
    const share = shareOf.get(entry.id);
    return {
      ...entry,
      ...values,
      ...totals,
      reportId,
      byHand: marks,
      workerCommission: toAmount(share?.workerCommission ?? 0),
      totalSumOfCommissions: toAmount(share?.totalSumOfCommissions ?? 0),
    };
  });
}

type Cell = string | number | null;

/** Current and new content of a cell. */
export interface CellDifference {
  readonly from: Cell;
  readonly to: Cell;
}

export interface ChangedEntry {
  readonly before: UnpaidEntry;
  readonly after: UnpaidEntry;
  /** Cells whose value, or whose original behind what was written by hand, would be another. */
  readonly cells: { readonly [Column in TypedColumn | 'worker']?: CellDifference };
}

/** Differences between entries and the current deals and tiers. */
export interface Difference {
  readonly added: readonly UnpaidEntry[];
  readonly removed: readonly UnpaidEntry[];
  readonly changed: readonly ChangedEntry[];
  readonly areTiersChanged: boolean;
  /** All entries as they would be, in order. */
  readonly after: readonly UnpaidEntry[];
  /** The same for the same difference. */
  readonly fingerprint: string;
}

const cellOf = (entry: UnpaidEntry, column: TypedColumn): Cell => {
  const mark = entry.marks[column];
  return mark ? mark.original : entry.values[column];
};

function cellsBetween(before: UnpaidEntry, after: UnpaidEntry): ChangedEntry['cells'] {
  const cells = typedColumns
    .map((column) => [column, { from: cellOf(before, column), to: cellOf(after, column) }] as const)
    .filter(([, { from, to }]) => from !== to);
  const worker =
    before.workerId === after.workerId
      ? []
      : [['worker', { from: before.workerName, to: after.workerName }] as const];
  return Object.fromEntries([...worker, ...cells]);
}

/** Returns the tiers of the months that entries are in, as JSON: those of other months do not affect the report. */
function tiersPaying(entries: readonly UnpaidEntry[], periods: readonly TierPeriod[]): string {
  const months = [...new Set(entries.map(({ values }) => values.monthOfIncome))].toSorted();
  return JSON.stringify(months.map((month) => [month, tiersIn(periods, month)]));
}

interface Calculated {
  readonly entries: readonly UnpaidEntry[];
  readonly tiers: readonly TierPeriod[];
}

/**
 * Returns how a report would change if it were recalculated. An entry remains that of its opportunity, even if another
 * offer was chosen meanwhile; new ones are added at the end.
 */
export function differenceTo(
  { entries, tiers }: Calculated,
  type: ReportType,
  now: { readonly deals: readonly DealRow[]; readonly tiers: readonly TierPeriod[] },
): Difference {
  const known = new Map(entries.map((entry) => [entry.customerFileId, entry]));
  const dealOf = new Map(now.deals.map((deal) => [deal.customerFileId, deal]));
  const removed = entries.filter(
    ({ customerFileId }) => customerFileId === null || !dealOf.has(customerFileId),
  );
  const last = entries.reduce((most, { position }) => Math.max(most, position), -1);
  const added = newEntries(
    now.deals.filter(({ customerFileId }) => !known.has(customerFileId)),
    type,
    last + 1,
  );
  const remaining = entries.flatMap((before) => {
    const deal = before.customerFileId === null ? undefined : dealOf.get(before.customerFileId);
    if (!deal) return [];
    const after = { ...before, ...fromDeal(deal), ...recalculated(before, entryOf(deal, type)) };
    return [{ before, after, cells: cellsBetween(before, after) }];
  });
  const changed = remaining.filter(
    ({ before, after, cells }) => Object.keys(cells).length > 0 || before.offerId !== after.offerId,
  );
  const recounted = [...remaining.map((entry) => entry.after), ...added];
  const paying = tiersPaying(recounted, now.tiers);
  const areTiersChanged = tiersPaying(recounted, tiers) !== paying;
  const summary = [
    added.map(({ customerFileId, values }) => [customerFileId, values]),
    removed.map(({ id }) => id),
    changed.map(({ before, after, cells }) => [before.id, after.offerId, cells]),
    areTiersChanged ? paying : null,
  ];
  return {
    added,
    removed,
    changed,
    areTiersChanged,
    after: recounted,
    fingerprint: createHash('sha256').update(JSON.stringify(summary)).digest('hex'),
  };
}
