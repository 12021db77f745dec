import type { Endpoints } from '@szansa/api-client/endpoints';
import { visibleColumns, type EntryColumn } from '@szansa/domain/report';
import type { Readable } from 'node:stream';
import type { Language } from '@szansa/domain/account';

import { notFound, type HandlerInput, type ProducedFile, type StaffReading } from '#platform';
import { csvOf } from '#adapters/tables/csv-writer.ts';
import type { SheetCell } from '#adapters/tables/xlsx-writer.ts';
import { readableReport } from './access.ts';
import { entriesOf, type EntryRow } from './entry-queries.ts';
import { pdfOfReport, pdfOfStatement } from './pdf.ts';
import type { ReportRow } from './queries.ts';
import { reportTexts, columnName } from './texts.ts';
import { reportWorkbook, entryCell } from './workbook.ts';

function* lines(
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  language: Language,
): Generator<readonly SheetCell[]> {
  const headings = [reportTexts[language].worker, ...columns.map((column) => columnName(column, language))];
  yield headings.map((text) => ({ text }));
  for (const row of rows) {
    yield [{ text: row.workerName }, ...columns.map((column) => entryCell(row, column, language))];
  }
}

/** The entries as Polish Excel opens them. */
function reportCsv(rows: readonly EntryRow[], columns: readonly EntryColumn[], language: Language): Readable {
  return csvOf(lines(rows, columns, language));
}

type Calls = Endpoints['reports'];

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const daysOf = ({ dateFrom, dateTo }: ReportRow) => `${dateFrom}–${dateTo}`;

/** A report as a file, without what is hidden from the reader. @throws 404, 503 as `layOut` */
export async function reportFile(
  reading: StaffReading,
  id: string,
  { format, language }: HandlerInput<Calls['file']>['query'],
): Promise<ProducedFile> {
  const report = await readableReport(reading, id);
  const entries = await entriesOf(reading.db, id);
  const columns = visibleColumns(reading.actor.excludedFields);
  const filename = `${reportTexts[language].report} ${daysOf(report)}.${format}`;
  switch (format) {
    case 'csv':
      return { filename, mime: 'text/csv; charset=utf-8', stream: reportCsv(entries, columns, language) };
    case 'xlsx': {
      const { tiers } = report;
      return { filename, mime: xlsx, stream: reportWorkbook(entries, columns, { tiers, language }) };
    }
    default: {
      const bytes = await pdfOfReport(reading, report, entries, { language, columns });
      return { filename, mime: 'application/pdf', bytes };
    }
  }
}

/** What a worker is paid for a month, as a PDF. @throws 404 where the report has none of theirs, 503 as `layOut` */
export async function statementFile(
  reading: StaffReading,
  id: string,
  { workerId, month, language }: HandlerInput<Calls['statement']>['query'],
): Promise<ProducedFile> {
  const report = await readableReport(reading, id);
  const entries = (await entriesOf(reading.db, id)).filter(
    (entry) => entry.workerId === workerId && entry.monthOfIncome === month,
  );
  const [first] = entries;
  if (!first) throw notFound();
  const columns = visibleColumns(reading.actor.excludedFields);
  return {
    filename: `${reportTexts[language].statement} ${first.workerName} ${month}.pdf`,
    mime: 'application/pdf',
    bytes: await pdfOfStatement(reading, report, entries, { language, columns }),
  };
}
