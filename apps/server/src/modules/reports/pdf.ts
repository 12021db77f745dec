import type { Language } from '@szansa/domain/account';
import { formatDate, formatInstant, formatMoney, formatPercent } from '@szansa/domain/language';
import {
  groszOf,
  groupSums,
  payOut,
  sumsOf,
  type EntryColumn,
  type Payout,
  type Sums,
} from '@szansa/domain/report';
import { toAmount, warsawDay } from '@szansa/domain/shared';

import { reportPdf, type PdfColumn, type PdfTable } from '#adapters/documents/report-pdf/index.ts';
import { agencyOnPaper } from '#modules/documents';
import type { StaffReading } from '#platform';
import type { EntryRow } from './entry-queries.ts';
import type { ReportRow } from './queries.ts';
import { columnName, reportTexts } from './texts.ts';

/** Maximum number of entries in a PDF; more would take too long for a user who waits. */
export const mostInPdf = 300;

interface Shown {
  readonly language: Language;
  /** Those the reader may see. */
  readonly columns: readonly EntryColumn[];
}

/** Columns of entries on paper, with their shares of the width. */
const onPaper = [
  ['clientName', 5],
  ['description', 5],
  ['leasingCompany', 4],
  ['conctractDate', 3],
  ['nettoTransactionValue', 4],
  ['sumOfCommissions', 4],
  ['workerCommission', 4],
] as const;

type PaperColumn = (typeof onPaper)[number][0];

const isAmount = (column: PaperColumn) =>
  column === 'nettoTransactionValue' || column === 'sumOfCommissions' || column === 'workerCommission';

function cell(row: EntryRow, column: PaperColumn, language: Language): string {
  const value = row[column];
  if (value === null) return '';
  if (column === 'conctractDate') return formatDate(value, language);
  return isAmount(column) ? formatMoney(value, language) : value;
}

function entryTable(title: string, entries: readonly EntryRow[], { language, columns }: Shown): PdfTable {
  const { total } = reportTexts[language];
  const shown = onPaper.filter(([column]) => columns.includes(column));
  const sums = sumsOf(entries);
  return {
    title,
    columns: shown.map(([column, share]) => ({
      heading: columnName(column, language),
      share,
      isAmount: isAmount(column),
    })),
    rows: entries.slice(0, mostInPdf).map((row) => shown.map(([column]) => cell(row, column, language))),
    sums: shown.map(([column], index) => {
      if (index === 0) return total;
      return column === 'nettoTransactionValue' ||
        column === 'sumOfCommissions' ||
        column === 'workerCommission'
        ? formatMoney(sums[column], language)
        : '';
    }),
  };
}

const summed = ['totalCommission', 'sumOfCommissions', 'workerCommission'] as const;

/** Sums of what entries have in common. */
function groupTable(
  title: string,
  heading: string,
  groups: readonly { readonly key: string; readonly count: number; readonly sums: Sums }[],
  { language, columns }: Shown,
): PdfTable {
  const { count } = reportTexts[language];
  const shown = summed.filter((column) => columns.includes(column));
  const headings: PdfColumn[] = [
    { heading, share: 5, isAmount: false },
    { heading: count, share: 2, isAmount: true },
    ...shown.map((column) => ({ heading: columnName(column, language), share: 4, isAmount: true })),
  ];
  return {
    title,
    columns: headings,
    rows: groups.map((group) => [
      group.key,
      String(group.count),
      ...shown.map((column) => formatMoney(group.sums[column], language)),
    ]),
    sums: null,
  };
}

function payoutsOf(entries: readonly EntryRow[], { tiers }: ReportRow): readonly Payout[] {
  return payOut(
    entries.map(({ sumOfCommissions, ...entry }) => ({ ...entry, sum: groszOf(sumOfCommissions) })),
    tiers,
  ).payouts;
}

function payoutTable(entries: readonly EntryRow[], report: ReportRow, language: Language): PdfTable {
  const texts = reportTexts[language];
  const nameOf = new Map(entries.map(({ workerId, workerName }) => [workerId, workerName]));
  const amounts = [texts.count, texts.sum, texts.percent, texts.payout];
  return {
    title: texts.payouts,
    columns: [
      { heading: texts.worker, share: 5, isAmount: false },
      { heading: texts.month, share: 3, isAmount: false },
      ...amounts.map((heading) => ({ heading, share: 3, isAmount: true })),
    ],
    rows: payoutsOf(entries, report).map((payout) => [
      nameOf.get(payout.workerId) ?? '',
      payout.month,
      String(payout.count),
      formatMoney(toAmount(payout.sum), language),
      formatPercent(payout.percent, language),
      formatMoney(toAmount(payout.payout), language),
    ]),
    sums: null,
  };
}

function factsOf({ type, dateFrom, dateTo, acceptedAt }: ReportRow, language: Language) {
  const texts = reportTexts[language];
  const day = (date: string) => formatDate(date, language);
  return [
    { label: texts.typeOf, value: texts.type[type] },
    { label: texts.range, value: `${day(dateFrom)} – ${day(dateTo)}` },
    {
      label: texts.state,
      value:
        acceptedAt === null ? texts.draft : texts.accepted(formatInstant(acceptedAt.toISOString(), language)),
    },
  ];
}

/** Returns the texts around the tables that every PDF of a report has. */
async function paper(reading: StaffReading, report: ReportRow, language: Language) {
  const { smallPrint } = reportTexts[language];
  const day = (date: string) => formatDate(date, language);
  return {
    language,
    today: warsawDay(new Date()),
    agency: await agencyOnPaper(reading),
    reference: `${day(report.dateFrom)} – ${day(report.dateTo)}`,
    smallPrint,
  };
}

/** A report on paper: sums of all of it, what is paid out, and its first entries. @throws 503 as `layOut` */
export async function pdfOfReport(
  reading: StaffReading,
  report: ReportRow,
  entries: readonly EntryRow[],
  shown: Shown,
): Promise<Uint8Array> {
  const { language, columns } = shown;
  const texts = reportTexts[language];
  const workers = new Map(entries.map(({ workerId, workerName }) => [workerId, workerName]));
  const byWorker = groupSums(entries, ({ workerId }) => workerId).map(({ key, ...group }) => ({
    key: workers.get(key) ?? '',
    ...group,
  }));
  const byBank = groupSums(entries, ({ leasingCompany }) => leasingCompany ?? texts.none);
  return reportPdf({
    ...(await paper(reading, report, language)),
    title: texts.report,
    facts: factsOf(report, language),
    tables: [
      groupTable(texts.byWorker, texts.worker, byWorker, shown),
      groupTable(
        texts.byMonth,
        texts.month,
        groupSums(entries, ({ monthOfIncome }) => monthOfIncome),
        shown,
      ),
      groupTable(texts.byBank, texts.bank, byBank, shown),
      ...(columns.includes('workerCommission') ? [payoutTable(entries, report, language)] : []),
      entryTable(texts.entries, entries, shown),
    ],
    note: entries.length > mostInPdf ? texts.leftOut(mostInPdf, entries.length) : null,
  });
}

/** What one worker is paid for one month, and for which deals; the entries are those alone. @throws 503 as `layOut` */
export async function pdfOfStatement(
  reading: StaffReading,
  report: ReportRow,
  entries: readonly EntryRow[],
  shown: Shown,
): Promise<Uint8Array> {
  const { language, columns } = shown;
  const texts = reportTexts[language];
  const [payout] = payoutsOf(entries, report);
  const money = (grosz: number) => formatMoney(toAmount(grosz), language);
  const paid =
    payout && columns.includes('workerCommission')
      ? [
          { label: texts.sum, value: money(payout.sum) },
          { label: texts.percent, value: formatPercent(payout.percent, language) },
          { label: texts.payout, value: money(payout.payout) },
        ]
      : [];
  return reportPdf({
    ...(await paper(reading, report, language)),
    title: texts.statement,
    facts: [
      { label: texts.worker, value: entries[0]?.workerName ?? '' },
      { label: texts.month, value: entries[0]?.monthOfIncome ?? '' },
      ...factsOf(report, language),
      ...paid,
    ],
    tables: [entryTable(texts.entries, entries, shown)],
    note: entries.length > mostInPdf ? texts.leftOut(mostInPdf, entries.length) : null,
  });
}
