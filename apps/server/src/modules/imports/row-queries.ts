import type { ImportOutcome, RowChoice, RowProblem } from '@szansa/domain/import';
import { sql, type NotNull } from 'kysely';

import {
  containsWords,
  countRows,
  json,
  onPage,
  rowQuery,
  type Counting,
  type Db,
  type FormerRecord,
  type Page,
} from '#platform';
import type { Same } from './tables.ts';

const columns = [
  'position',
  'number',
  'cells',
  'keys',
  'outcome',
  'problems',
  'same',
  'alike',
  'choice',
  'recordId',
  'undo',
] as const;

interface NewRow {
  readonly position: number;
  readonly number: number;
  readonly cells: readonly string[];
}

/** Stores rows of a file in one statement, whose text is the same for any number of rows. */
export async function insertRows(db: Db, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into import_row (import_id, position, number, cells)
    select ${importId}, r.* from jsonb_to_recordset(${json(rows)}) as r (position int, number int, cells text[])
  `.execute(db);
}

export async function deleteRows(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('importRow').where('importId', '=', importId).execute();
}

/** The next rows after a position. */
export function nextRows(db: Db, importId: string, after: number, limit: number) {
  return db
    .selectFrom('importRow')
    .select(columns)
    .where('importId', '=', importId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The first different cells with letters beyond ASCII, of the first rows. */
export async function letteredCells(
  db: Db,
  importId: string,
  { among, limit }: { readonly among: number; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ cell: string }>`
    select found.cell from import_row r cross join unnest(r.cells) with ordinality as found (cell, place)
    where r.import_id = ${importId} and r.position <= ${among} and found.cell ~ '[^\\u0001-\\u007f]'
    group by found.cell order by min(r.position * 100 + found.place) limit ${limit}`.execute(db);
  return rows.map(({ cell }) => cell);
}

export type StoredRow = Awaited<ReturnType<typeof nextRows>>[number];

export function findRow(db: Db, importId: string, position: number) {
  return db
    .selectFrom('importRow')
    .select(columns)
    .where('importId', '=', importId)
    .where('position', '=', position)
    .executeTakeFirst();
}

/** Rows after a position that share a key. */
export function followingRows(
  db: Db,
  importId: string,
  {
    after,
    keys,
    limit,
  }: { readonly after: number; readonly keys: readonly string[]; readonly limit: number },
) {
  return db
    .selectFrom('importRow')
    .select(columns)
    .where('importId', '=', importId)
    .where('position', '>', after)
    .where(sql<boolean>`keys && ${keys}::text[]`)
    .orderBy('position')
    .limit(limit)
    .execute();
}

interface Earlier {
  readonly key: string;
  /** As a spreadsheet counts. */
  readonly number: number;
}

/** The first row before a position that has a key, for each of the keys. */
export async function earlierRows(
  db: Db,
  importId: string,
  before: number,
  keys: readonly string[],
): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    select found.key, min(r.number) as number
    from import_row r cross join unnest(r.keys) as found (key)
    where r.import_id = ${importId} and r.position < ${before} and r.keys && ${keys}::text[]
      and found.key = any(${keys}::text[])
    group by found.key`.execute(db);
  return rows;
}

/** What has been found out about a row, and what was made of it. */
export interface SavedRow {
  readonly position: number;
  readonly keys: readonly string[];
  readonly outcome: ImportOutcome;
  readonly problems: readonly RowProblem[];
  readonly same: Same | null;
  readonly alike: Same | null;
  /** What it was imported as. */
  readonly record: FormerRecord | null;
}

export async function saveRows(db: Db, importId: string, rows: readonly SavedRow[]): Promise<void> {
  await sql`
    update import_row set
      keys = r.keys, outcome = r.outcome, problems = r.problems, same = nullif(r.same, 'null'),
      alike = nullif(r.alike, 'null'),
      record_id = r."recordId", record_version = r.version, before = nullif(r.before, 'null'),
      firm_ids = coalesce(r."partIds", '{}')
    from jsonb_to_recordset(${json(rows.map(({ record, ...row }) => ({ ...row, ...record })))}) as r (
      position int, keys text[], outcome text, problems jsonb, same jsonb, alike jsonb, "recordId" uuid, version int,
      before jsonb, "partIds" uuid[]
    )
    where import_row.import_id = ${importId} and import_row.position = r.position`.execute(db);
}

/** Corrects cells, and resets the decision about the row. */
export async function saveCells(
  db: Db,
  importId: string,
  position: number,
  cells: readonly string[],
): Promise<void> {
  await db
    .updateTable('importRow')
    .set({ cells: [...cells], choice: null })
    .where('importId', '=', importId)
    .where('position', '=', position)
    .execute();
}

/** Notes what is decided of a row. */
export async function saveChoice(
  db: Db,
  importId: string,
  position: number,
  choice: RowChoice,
): Promise<void> {
  await db
    .updateTable('importRow')
    .set({ choice })
    .where('importId', '=', importId)
    .where('position', '=', position)
    .execute();
}

/** The next rows after a position that became records, and those as they were. */
export function importedRows(db: Db, importId: string, after: number, limit: number) {
  return db
    .selectFrom('importRow')
    .select(['position', 'recordId', 'recordVersion as version', 'before', 'firmIds as partIds'])
    .where('importId', '=', importId)
    .where('position', '>', after)
    .where('recordId', 'is not', null)
    .orderBy('position')
    .limit(limit)
    .$narrowType<{ recordId: NotNull; version: NotNull }>()
    .execute();
}

/** Stores which rows were undone, and which were not. */
export async function saveUndone(
  db: Db,
  importId: string,
  rows: readonly { readonly position: number; readonly undo: 'undone' | 'touched' }[],
): Promise<void> {
  await sql`
    update import_row set undo = r.undo
    from jsonb_to_recordset(${json(rows)}) as r (position int, undo text)
    where import_row.import_id = ${importId} and import_row.position = r.position`.execute(db);
}

/** How many rows there are of each outcome, and with a very similar name. */
export async function countOutcomes(
  db: Db,
  importId: string,
): Promise<Record<ImportOutcome | 'alike', number>> {
  const found = await db
    .selectFrom('importRow')
    .select(['outcome', sql<number>`count(*)::int`.as('count'), sql<number>`count(alike)::int`.as('alike')])
    .where('importId', '=', importId)
    .groupBy('outcome')
    .execute();
  const of = (outcome: ImportOutcome) => found.find((one) => one.outcome === outcome)?.count ?? 0;
  return {
    new: of('new'),
    update: of('update'),
    duplicate: of('duplicate'),
    refused: of('refused'),
    alike: found.reduce((sum, { alike }) => sum + alike, 0),
  };
}

interface RowFilters {
  readonly importId: string;
  readonly outcome: readonly ImportOutcome[] | undefined;
  /** Only those with a very similar name. */
  readonly isAlike: boolean;
  readonly search: string | undefined;
}

function filtered(db: Db, { importId, outcome, isAlike, search }: RowFilters) {
  return db
    .selectFrom('importRow')
    .where('importId', '=', importId)
    .$if(outcome !== undefined, (query) => query.where('outcome', 'in', outcome ?? []))
    .$if(isAlike, (query) => query.where('alike', 'is not', null))
    .$if(Boolean(search), (query) =>
      query.where(containsWords(sql<string>`fold(joined(import_row.cells))`, search ?? '')),
    );
}

/** One page of rows, in the order of the file. */
export function listRows(db: Db, filters: RowFilters, order: { readonly direction: 'asc' | 'desc' } & Page) {
  return rowQuery(onPage(filtered(db, filters).select(columns).orderBy('position', order.direction), order));
}

export function countListedRows(db: Db, filters: RowFilters): Counting {
  return countRows(db, filtered(db, filters).select('position'), filters.search);
}

/** The next rows after a position that are refused or duplicates. */
export function remainingRows(db: Db, importId: string, after: number, limit: number) {
  return db
    .selectFrom('importRow')
    .select(columns)
    .where('importId', '=', importId)
    .where('outcome', 'in', ['refused', 'duplicate'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}
