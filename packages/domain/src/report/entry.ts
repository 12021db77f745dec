import type { OfferType } from '../offer/index.ts';
import type { creationMethods } from '../opportunity/index.ts';
import { toAmount, toGrosz, type CalendarDate, type Grosz } from '../shared/index.ts';
import { typedColumns, type TypedColumn } from './columns.ts';
import type { IncomeType } from './kinds.ts';
import type { Month } from './ranges.ts';

export type CreationMethod = (typeof creationMethods)[number];

/** The values of a deal's entry. Amounts are zloty, net, as text with two decimal places. */
export interface EntryValues {
  readonly taxId: string | null;
  readonly clientName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly incomeType: IncomeType | null;
  readonly type: OfferType | null;
  readonly description: string | null;
  readonly yearOfProduction: number | null;
  readonly leasingCompany: string | null;
  /** Whose tier the commission is paid at. */
  readonly monthOfIncome: Month;
  readonly nettoTransactionValue: string | null;
  readonly ownShare: string | null;
  readonly commisionAmount: string | null;
  readonly clientCommission: string | null;
  readonly transactionCosts: string | null;
  readonly insurance: string | null;
  readonly gapInsurance: string | null;
  readonly registerVehicleDate: CalendarDate | null;
  readonly conctractDate: CalendarDate | null;
  readonly customerSource: string | null;
  readonly notes: string | null;
  readonly invoiceNumber: string | null;
  readonly mgInsuranceCommission: string | null;
  readonly payMonth: Month | null;
  readonly leasingMerchantName: string | null;
  readonly invoiceChargedPrice: string | null;
  readonly customerFileCreationMethod: CreationMethod | null;
}

/** What follows from the amounts of one entry. */
export interface EntryTotals {
  /** Null where the value of the transaction is not known. */
  readonly netCommitmentValue: string | null;
  readonly totalCommission: string;
  readonly sumOfCommissions: string;
}

const grosz = (amount: string | null): Grosz => (amount === null ? 0 : toGrosz(amount));

/** The sum of commissions of an entry, in grosz; what is empty counts as nothing. Rules RE3, RE4. */
export function commissionsOf(entry: EntryValues): { readonly total: Grosz; readonly sum: Grosz } {
  const total = grosz(entry.commisionAmount) + grosz(entry.clientCommission) - grosz(entry.transactionCosts);
  const sum = total + grosz(entry.insurance) + grosz(entry.gapInsurance) + grosz(entry.mgInsuranceCommission);
  return { total, sum };
}

/** What follows from the amounts of an entry; rules RE2 to RE4. */
export function entryTotals(entry: EntryValues): EntryTotals {
  const { total, sum } = commissionsOf(entry);
  const { nettoTransactionValue, ownShare } = entry;
  return {
    netCommitmentValue:
      nettoTransactionValue === null ? null : toAmount(grosz(nettoTransactionValue) - grosz(ownShare)),
    totalCommission: toAmount(total),
    sumOfCommissions: toAmount(sum),
  };
}

type Value = EntryValues[TypedColumn];

/** A cell changed by hand: the value from the deal, and who changed it when. */
export interface HandMark {
  readonly original: Value;
  readonly by: string;
  /** An ISO instant. */
  readonly at: string;
}

export type HandMarks = { readonly [Column in TypedColumn]?: HandMark };

/** The values of an entry, and which of them were changed by hand. */
export interface MarkedEntry {
  readonly values: EntryValues;
  readonly marks: HandMarks;
}

export type EntryChanges = { readonly [Column in TypedColumn]?: EntryValues[Column] | undefined };

function withMark(marks: HandMarks, column: TypedColumn, mark: HandMark | null): HandMarks {
  const { [column]: before, ...others } = marks;
  return mark === null ? others : { ...others, [column]: mark };
}

/**
 * Applies changes by hand to cells: the original of each is retained, with the last user who changed it; a cell that is
 * set to its original again loses its mark. Rule RE7.
 */
export function changedByHand(
  entry: MarkedEntry,
  changes: EntryChanges,
  { by, at }: Pick<HandMark, 'by' | 'at'>,
): MarkedEntry {
  let { marks } = entry;
  const written = typedColumns.filter(
    (column) => changes[column] !== undefined && changes[column] !== entry.values[column],
  );
  for (const column of written) {
    const before = marks[column];
    const original = before ? before.original : entry.values[column];
    const value = changes[column] ?? null;
    marks = withMark(marks, column, value === original ? null : { original, by, at });
  }
  const values = Object.fromEntries(written.map((column) => [column, changes[column]]));
  return { values: { ...entry.values, ...values }, marks };
}

/**
 * Applies a deal's current values to an entry: cells changed by hand retain their value, with a new original. Rule RE7.
 */
export function recalculated(entry: MarkedEntry, fresh: EntryValues): MarkedEntry {
  let { marks } = entry;
  const marked = typedColumns.filter((column) => entry.marks[column] !== undefined);
  for (const column of marked) {
    const mark = marks[column];
    if (!mark) continue;
    const isSame = entry.values[column] === fresh[column];
    marks = withMark(marks, column, isSame ? null : { ...mark, original: fresh[column] });
  }
  const values = Object.fromEntries(marked.map((column) => [column, entry.values[column]]));
  return { values: { ...fresh, ...values }, marks };
}
