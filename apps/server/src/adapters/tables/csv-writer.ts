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
 * Streams rows in the format that Polish Excel opens: UTF-8 with a byte-order mark, semicolons, CRLF. An error of the
 * rows fails the stream as well, so that half a file does not look like a whole one.
 * @param isQuoted whether all cells are quoted: in a single column a comma would be mistaken for the delimiter
 */
export function csvOf(
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>,
  { isQuoted = false }: { readonly isQuoted?: boolean } = {},
): Readable {
  const stream = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    // a single line break would start a row as well, and a formula could follow it
    quoted_match: /[\r\n]/,
    quoted: isQuoted,
  });
  pipeline(Readable.from(texts(rows)), stream, () => undefined);
  return stream;
}

async function* textCells(rows: AsyncIterable<readonly string[]>): AsyncGenerator<readonly SheetCell[]> {
  for await (const cells of rows) yield cells.map((text) => ({ text }));
}

/** As `csvOf`, for rows that contain only texts. */
export const csvOfTexts = (rows: AsyncIterable<readonly string[]>): Readable => csvOf(textCells(rows));
