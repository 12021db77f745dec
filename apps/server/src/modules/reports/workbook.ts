import type { Readable } from 'node:stream';

import type { TierPeriod } from '@szansa/domain/agency';
import type { Language } from '@szansa/domain/account';
import { formatNip, formatPhone } from '@szansa/domain/identity';
import {
  columnOf,
  groszOf,
  payOut,
  summedColumns,
  sumsOf,
  type EntryColumn,
  type SummedColumn,
} from '@szansa/domain/report';
import { toAmount, toTenThousandths } from '@szansa/domain/shared';

import { columnName as letterOf, workbookOf, type SheetCell } from '#adapters/tables/xlsx-writer.ts';
import type { EntryRow } from './entry-queries.ts';
import { choiceText, columnName, reportTexts } from './texts.ts';

const isSummed = (column: EntryColumn): column is SummedColumn =>
  summedColumns.some((summed) => summed === column);

/** 25 % as `0.250000`. */
const partOf = (percent: string) => (toTenThousandths(percent) / 1_000_000).toFixed(6);

interface Frame {
  readonly columns: readonly EntryColumn[];
  readonly language: Language;
  /** The last row of entries, from 1; headings are row 1. */
  readonly last: number;
  readonly periods: readonly TierPeriod[];
}

/**
 * Returns the formula for the percent that a sum reaches among the tiers of a month, by their rows in the sheet of
 * tiers.
 */
function percentFormula({ periods, language }: Frame, sum: string, month: string): string {
  const period = periods.findLast(({ since }) => since === null || since <= month);
  if (!period) return '0';
  const before = periods.slice(0, periods.indexOf(period));
  const first = 2 + before.reduce((rows, { tiers }) => rows + tiers.length, 0);
  const last = first + period.tiers.length - 1;
  const column = (name: string) => `'${reportTexts[language].tiers}'!$${name}$${first}:$${name}$${last}`;
  return `IFERROR(LOOKUP(ROUND(${sum},2),${column('B')},${column('C')}),0)`;
}

/** Returns the letter of a column; the worker's column is the first. */
const letter = ({ columns }: Frame, column: EntryColumn) => letterOf(columns.indexOf(column) + 1);

/** Whether the workbook contains all of these columns: a formula must not refer to a hidden one. */
const has = ({ columns }: Frame, ...needed: readonly EntryColumn[]) =>
  needed.every((column) => columns.includes(column));

/** The sum of commissions of the month of a row's worker, up to a row. */
function earnedUpTo(frame: Frame, row: number, last: number): string {
  const [sum, month] = [letter(frame, 'sumOfCommissions'), letter(frame, 'monthOfIncome')];
  return `SUMIFS(${sum}$2:${sum}${last},$A$2:$A${last},$A${row},${month}$2:${month}${last},${month}${row})`;
}

/** How a counted cell is counted from others, where those are there. */
function formulaOf(frame: Frame, column: EntryColumn, row: number, month: string): string | null {
  const at = (name: EntryColumn) => `${letter(frame, name)}${row}`;
  switch (column) {
    case 'netCommitmentValue':
      return has(frame, 'nettoTransactionValue', 'ownShare')
        ? `IF(${at('nettoTransactionValue')}="","",${at('nettoTransactionValue')}-${at('ownShare')})`
        : null;
    case 'totalCommission':
      return has(frame, 'commisionAmount', 'clientCommission', 'transactionCosts')
        ? `${at('commisionAmount')}+${at('clientCommission')}-${at('transactionCosts')}`
        : null;
    case 'sumOfCommissions':
      return has(frame, 'totalCommission', 'insurance', 'gapInsurance', 'mgInsuranceCommission')
        ? `${at('totalCommission')}+${at('insurance')}+${at('gapInsurance')}+${at('mgInsuranceCommission')}`
        : null;
    case 'totalSumOfCommissions':
      return has(frame, 'sumOfCommissions') ? earnedUpTo(frame, row, frame.last) : null;
    case 'workerCommission': {
      if (!has(frame, 'totalSumOfCommissions', 'sumOfCommissions')) return null;
      const percent = percentFormula(frame, at('totalSumOfCommissions'), month);
      const earned = earnedUpTo(frame, row, row);
      return `ROUND(ROUND(${earned},2)*${percent},2)-ROUND(ROUND(${earned}-${at('sumOfCommissions')},2)*${percent},2)`;
    }
    default:
      return null;
  }
}

function textOf(column: EntryColumn, value: string): string {
  if (column === 'taxId') return formatNip(value);
  if (column === 'phone') return formatPhone(value);
  return value;
}

/** Returns the cell of an entry's value, computed ones as values, not formulas. */
export function entryCell(entry: EntryRow, column: EntryColumn, language: Language): SheetCell {
  const value = entry[column];
  if (value === null) return null;
  switch (columnOf(column).kind) {
    case 'amount':
      return { amount: String(value) };
    case 'day':
      return { day: String(value) };
    case 'year':
      return { whole: Number(value) };
    case 'choice':
      return column === 'incomeType' || column === 'type' || column === 'customerFileCreationMethod'
        ? { text: choiceText(entry, column, language) }
        : null;
    default:
      return { text: textOf(column, String(value)) };
  }
}

/** The same as a formula where it is counted from other cells of the workbook. */
function cellOf(frame: Frame, entry: EntryRow, column: EntryColumn, row: number): SheetCell {
  const cell = entryCell(entry, column, frame.language);
  const formula =
    cell !== null && 'amount' in cell ? formulaOf(frame, column, row, entry.monthOfIncome) : null;
  return formula === null ? cell : { formula, amount: String(entry[column]) };
}

function* entryRows(frame: Frame, entries: readonly EntryRow[]): Generator<readonly SheetCell[]> {
  const { columns, language, last } = frame;
  const { worker, total } = reportTexts[language];
  yield [{ text: worker }, ...columns.map((column) => ({ text: columnName(column, language) }))];
  let row = 1;
  for (const entry of entries) {
    row += 1;
    const own = row;
    yield [{ text: entry.workerName }, ...columns.map((column) => cellOf(frame, entry, column, own))];
  }
  const sums = sumsOf(entries);
  yield [
    { text: total },
    ...columns.map((column): SheetCell => {
      if (!isSummed(column)) return null;
      const name = letter(frame, column);
      // a report without entries has nothing above to add up
      return last === 1
        ? { amount: '0.00' }
        : { formula: `SUM(${name}2:${name}${last})`, amount: sums[column] };
    }),
  ];
}

function* payoutRows(frame: Frame, entries: readonly EntryRow[]): Generator<readonly SheetCell[]> {
  const { language, last, periods } = frame;
  const texts = reportTexts[language];
  yield [texts.worker, texts.month, texts.count, texts.sum, texts.percent, texts.payout].map((text) => ({
    text,
  }));
  const nameOf = new Map(entries.map(({ workerId, workerName }) => [workerId, workerName]));
  const { payouts } = payOut(
    entries.map(({ sumOfCommissions, ...entry }) => ({ ...entry, sum: groszOf(sumOfCommissions) })),
    periods,
  );
  const sheet = `'${texts.report}'!`;
  const range = (name: string) => `${sheet}$${name}$2:$${name}$${last}`;
  const [sum, month] = [letter(frame, 'sumOfCommissions'), letter(frame, 'monthOfIncome')];
  for (const [index, payout] of payouts.entries()) {
    const row = index + 2;
    yield [
      { text: nameOf.get(payout.workerId) ?? '' },
      { text: payout.month },
      { whole: payout.count },
      {
        formula: `SUMIFS(${range(sum)},${range('A')},A${row},${range(month)},B${row})`,
        amount: toAmount(payout.sum),
      },
      {
        formula: percentFormula(frame, `D${row}`, payout.month),
        part: partOf(payout.percent),
      },
      { formula: `ROUND(ROUND(D${row},2)*E${row},2)`, amount: toAmount(payout.payout) },
    ];
  }
}

function* tierRows({ periods, language }: Frame): Generator<readonly SheetCell[]> {
  const { since: sinceText, tier, percent } = reportTexts[language];
  yield [sinceText, tier, percent].map((text) => ({ text }));
  for (const { since, tiers } of periods) {
    for (const one of tiers) {
      yield [{ text: since ?? '' }, { amount: one.from }, { part: partOf(one.percent) }];
    }
  }
}

const widthOf = (column: EntryColumn) => (columnOf(column).kind === 'amount' ? 16 : 20);

/**
 * Returns a report as a workbook: its entries, the payouts, and the tiers. Computed cells are formulas over other cells
 * of the workbook, stored with their results; where one of those cells is hidden, the result alone is written.
 */
export function reportWorkbook(
  entries: readonly EntryRow[],
  columns: readonly EntryColumn[],
  { tiers: periods, language }: { readonly tiers: readonly TierPeriod[]; readonly language: Language },
): Readable {
  const texts = reportTexts[language];
  const frame = { columns, language, last: entries.length + 1, periods };
  const paysOut = has(frame, 'workerCommission', 'sumOfCommissions');
  return workbookOf([
    { name: texts.report, widths: [24, ...columns.map(widthOf)], rows: entryRows(frame, entries) },
    ...(paysOut
      ? [
          {
            name: texts.payouts,
            widths: [24, 16, 12, 18, 12, 18],
            rows: payoutRows(frame, entries),
          },
          { name: texts.tiers, widths: [14, 18, 12], rows: tierRows(frame) },
        ]
      : []),
  ]);
}
