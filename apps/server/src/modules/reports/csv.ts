import { pipeline, Readable } from 'node:stream';

import type { Language } from '@szansa/domain/account';
import { formatDate } from '@szansa/domain/language';
import { columnOf, type EntryColumn } from '@szansa/domain/report';
import { stringify } from 'csv-stringify';

import type { EntryRow } from './entry-queries.ts';
import { choiceText, columnName, reportTexts } from './texts.ts';

/** A cell as Polish Excel reads it: decimal comma, days as days. */
function cellText(row: EntryRow, column: EntryColumn, language: Language): string {
  const value = row[column];
  if (value === null) return '';
  switch (columnOf(column).kind) {
    case 'amount':
      return String(value).replace('.', ',');
    case 'day':
      return formatDate(String(value), 'pl');
    case 'choice':
      return column === 'incomeType' || column === 'type' || column === 'customerFileCreationMethod'
        ? choiceText(row, column, language)
        : '';
    default:
      return String(value);
  }
}

/** Whether a cell may be taken for a formula: amounts below zero begin like one, and are none. */
const isAmount = (text: string) => /^-\d+,\d\d$/.test(text);
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) && !isAmount(text) ? `'${text}` : text);

function* lines(rows: readonly EntryRow[], columns: readonly EntryColumn[], language: Language) {
  yield [reportTexts[language].worker, ...columns.map((column) => columnName(column, language))];
  for (const row of rows) {
    yield [row.workerName, ...columns.map((column) => cellText(row, column, language))].map(guarded);
  }
}

/** The entries as Polish Excel opens them. */
export function reportCsv(
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  language: Language,
): Readable {
  const stream = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    // a single line break would begin a row as well, and in it a formula
    quoted_match: /[\r\n]/,
  });
  // a failure destroys the stream, and with it the answer: half a file must not look like a whole one
  pipeline(Readable.from(lines(rows, columns, language)), stream, () => undefined);
  return stream;
}
