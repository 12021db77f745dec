import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import {
  type AnyImportField,
  headingsAt,
  importFields,
  mostImportColumns,
  mostImportRows,
  mostRowsToHeadings,
  recognisedColumns,
  type ImportedEntity,
} from '@szansa/domain/import';
import { fold } from '@szansa/domain/shared';

import { csvForm, csvRows, type CsvForm } from '#adapters/tables/csv.ts';
import { TableUnreadable, type TableRow } from '#adapters/tables/table.ts';
import { xlsxRows } from '#adapters/tables/xlsx.ts';
import { downloadFile, type StaffReading } from '#platform';
import { findMapping, type ImportRecord } from './queries.ts';

/** More rows than may be imported by those down to the headings; `dataRows` counts the rest. */
const limits = {
  rows: mostImportRows + mostRowsToHeadings,
  columns: mostImportColumns,
  rowBytes: 64 * 1024,
} as const;

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface OpenTable {
  /** How a text is written; null for a workbook. */
  readonly form: CsvForm | null;
  /** All rows, starting with those above the headings. @throws TableUnreadable */
  readonly rows: AsyncGenerator<TableRow>;
}

/** Opens the file of an import while `read` runs; for that time it is on the disk of this server. */
export async function withTable<T>(
  reading: StaffReading,
  { fileId, encoding, delimiter }: ImportRecord,
  read: (table: OpenTable) => Promise<T>,
): Promise<T> {
  if (fileId === null) throw new Error('An import without its file cannot be read');
  const incoming = path.join(reading.platform.config.dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(path.join(incoming, 'import-'));
  try {
    const local = path.join(folder, 'table');
    const file = await downloadFile(reading, fileId);
    await pipeline(await file.read(), createWriteStream(local));
    if (file.mime === workbook) return await read({ form: null, rows: xlsxRows(local, limits) });
    const form = await csvForm(local, {
      ...(encoding === null ? {} : { encoding }),
      ...(delimiter === null ? {} : { delimiter }),
    });
    return await read({ form, rows: csvRows(local, form, limits) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The next rows of a table, as many as there are of so many. */
export async function nextOf(rows: AsyncGenerator<TableRow>, count: number): Promise<TableRow[]> {
  const found: TableRow[] = [];
  while (found.length < count) {
    const next = await rows.next();
    if (next.done) break;
    found.push(next.value);
  }
  return found;
}

/** The rows below the headings. @throws TableUnreadable at the one that is too much */
async function* dataRows(
  first: readonly TableRow[],
  rest: AsyncGenerator<TableRow>,
): AsyncGenerator<TableRow> {
  let count = 0;
  const counted = (row: TableRow) => {
    count += 1;
    if (count > mostImportRows) throw new TableUnreadable('too_many_rows', row.number);
    return row;
  };
  for (const row of first) yield counted(row);
  for await (const row of rest) yield counted(row);
}

/** Returns the headings of a table, which may follow other lines, and the rows below them (rule IM12). */
export async function headedTable(entity: ImportedEntity, rows: AsyncGenerator<TableRow>) {
  const first = await nextOf(rows, mostRowsToHeadings);
  const at = headingsAt(
    entity,
    first.map(({ cells }) => cells),
  );
  const headings = storedCells(first[at]?.cells ?? []).map((one) => one.trim());
  return { headings, rows: dataRows(first.slice(at + 1), rows) };
}

/** Returns cells as they can be stored: PostgreSQL does not accept NUL in texts. */
export const storedCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.replaceAll('\0', ''));

/** Returns a hash of headings, regardless of case: tables with the same hash get the same mapping. */
export function headingsHash(headings: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headings.map(fold)))
    .digest('hex');
}

/** A mapping without fields a person may not import (rule IM5), as wide as the table. */
export function allowedMapping(
  { actor }: StaffReading,
  entity: ImportedEntity,
  mapping: readonly (AnyImportField | null)[],
  width: number,
): (AnyImportField | null)[] {
  const allowed = new Set<string>(importFields(entity, actor.excludedFields));
  return Array.from({ length: width }, (_, index) => {
    const field = mapping[index] ?? null;
    return field !== null && allowed.has(field) ? field : null;
  });
}

/** Returns the initial mapping: the user's previous one for the same headings, otherwise the recognised one. */
export async function firstMapping(
  reading: StaffReading,
  { entity }: ImportRecord,
  headings: readonly string[],
): Promise<(AnyImportField | null)[]> {
  const { userId, excludedFields } = reading.actor;
  const stored = await findMapping(reading.db, { userId, entity, headingsHash: headingsHash(headings) });
  const mapping = stored ?? recognisedColumns(entity, headings, excludedFields);
  return allowedMapping(reading, entity, mapping, headings.length);
}
