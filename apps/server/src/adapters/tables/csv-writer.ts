import { pipeline, Readable } from 'node:stream';

import { formatDate } from '@szansa/domain/language';
import { warsawClock } from '@szansa/domain/shared';
import { stringify } from 'csv-stringify';

import { guarded } from './formula-guard.ts';
import type { SheetCell } from './xlsx-writer.ts';

/** A cell as Polish Excel reads it: decimal comma, days as days, texts that are never formulas. */
function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if ('text' in cell) return guarded(cell.text);
  if ('whole' in cell) return String(cell.whole);
  if ('day' in cell) return formatDate(cell.day, 'pl');
  if ('instant' in cell) {
    const { day, time } = warsawClock(new Date(cell.instant));
    return `${formatDate(day, 'pl')} ${time}`;
  }
  if ('part' in cell) return `${Number((Number(cell.part) * 100).toFixed(4))}%`.replace('.', ',');
  return cell.amount.replace('.', ',');
}

async function* texts(rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>) {
  for await (const cells of rows) yield cells.map(cellText);
}

/**
 * Rows as Polish Excel opens them: UTF-8 with a byte-order mark, semicolons, CRLF; written while they come. A failure of
 * theirs ends the stream with it: half a file must not look like a whole one.
 * @param isQuoted whether all cells are quoted: in a single column a comma would be taken for the delimiter
 */
export function csvOf(
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>,
  { isQuoted = false }: { readonly isQuoted?: boolean } = {},
): Readable {
  const stream = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    // a single line break would begin a row as well, and in it a formula
    quoted_match: /[\r\n]/,
    quoted: isQuoted,
  });
  pipeline(Readable.from(texts(rows)), stream, () => undefined);
  return stream;
}

async function* textCells(rows: AsyncIterable<readonly string[]>): AsyncGenerator<readonly SheetCell[]> {
  for await (const cells of rows) yield cells.map((text) => ({ text }));
}

/** The same of rows that hold nothing but texts. */
export const csvOfTexts = (rows: AsyncIterable<readonly string[]>): Readable => csvOf(textCells(rows));
