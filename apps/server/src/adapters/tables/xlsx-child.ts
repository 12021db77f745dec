import { readFile } from 'node:fs/promises';

import { readSheet, type CellValue } from 'read-excel-file/node';

import { shownByFormats } from './xlsx-formats.ts';
import type { SheetMessage } from './xlsx.ts';

/** Rows that are sent at once. */
const atOnce = 1000;

const send = (message: SheetMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

const [, , file = ''] = process.argv;
const shownBy = shownByFormats(await readFile(file));
const rows = await readSheet(file);

/** A cell as the same table would have it in CSV: as it is shown, days as they are stored, yes and no as words. */
function textOf(value: CellValue | null, row: number, column: number): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  const isWritten = typeof value === 'string' || typeof value === 'number';
  return (isWritten ? shownBy(row, column, value) : null) ?? String(value);
}

for (let at = 0; at < rows.length; at += atOnce) {
  const texts = rows
    .slice(at, at + atOnce)
    .map((row, index) => row.map((value, column) => textOf(value, at + index, column)));
  await send({ rows: texts, isLast: false });
}
await send({ rows: [], isLast: true });
process.exit(0);
