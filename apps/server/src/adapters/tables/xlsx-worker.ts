import { parentPort, workerData } from 'node:worker_threads';

import { readSheet, type CellValue } from 'read-excel-file/node';

/** A cell as the same table would have it in CSV: days as they are stored, yes and no as words. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? (value ? 'true' : 'false') : String(value);
}

/** Rows that are sent at once. */
const atOnce = 1000;

const rows = await readSheet(String(workerData));
for (let at = 0; at < rows.length; at += atOnce) {
  parentPort?.postMessage(rows.slice(at, at + atOnce).map((row) => row.map(textOf)));
}
