import { readSheet, type CellValue } from 'read-excel-file/node';

import type { SheetMessage } from './xlsx.ts';

/** A cell as the same table would have it in CSV: days as they are stored, yes and no as words. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? (value ? 'true' : 'false') : String(value);
}

/** Rows that are sent at once. */
const atOnce = 1000;

const send = (message: SheetMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

const [, , file = ''] = process.argv;
const rows = await readSheet(file);
for (let at = 0; at < rows.length; at += atOnce) {
  await send({ rows: rows.slice(at, at + atOnce).map((row) => row.map(textOf)), isLast: false });
}
await send({ rows: [], isLast: true });
process.exit(0);
