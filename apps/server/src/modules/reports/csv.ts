import type { Readable } from 'node:stream';

import type { Language } from '@szansa/domain/account';
import type { EntryColumn } from '@szansa/domain/report';

import { csvOf } from '#adapters/tables/csv-writer.ts';
import type { SheetCell } from '#adapters/tables/xlsx-writer.ts';
import type { EntryRow } from './entry-queries.ts';
import { columnName, reportTexts } from './texts.ts';
import { entryCell } from './workbook.ts';

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
export function reportCsv(
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  language: Language,
): Readable {
  return csvOf(lines(rows, columns, language));
}
