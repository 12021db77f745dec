import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';

import { escapeIdentifier, type Client } from 'pg';
import { from, to } from 'pg-copy-streams';

import { BackupError, tap } from './archive.ts';
import type { ArchivedTable } from './manifest.ts';

/**
 * Tables that a backup leaves out, because they are not needed after a restore: users sign in again, repeat a request,
 * or get a new link. No table of a backup refers to them.
 */
const leftOut = [
  'account_ticket',
  'closed_edit_consent',
  'idempotency_key',
  'login_attempt',
  'migration',
  'session',
  'socket_io_attachments',
];

interface Table {
  readonly name: string;
  /** Those that are stored; generated ones follow from them. */
  readonly columns: readonly string[];
}

/** Returns the application's tables that a backup contains, by name. */
export async function backedUpTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows;
}

const listOf = (columns: readonly string[]) => columns.map((column) => escapeIdentifier(column)).join(', ');

/** Writes the rows of a table to a file, compressed. */
export async function copyOut(
  client: Client,
  { name, columns }: Table,
  file: string,
): Promise<ArchivedTable> {
  const rows = client.query(to(`copy (select ${listOf(columns)} from ${escapeIdentifier(name)}) to stdout`));
  const sum = tap();
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await pipeline(rows, createZstdCompress(), sum.stream, output);
  return { name, columns: [...columns], rows: rows.rowCount, size: sum.size(), sha256: sum.sha256() };
}

async function copyIn(client: Client, { name, columns, rows }: ArchivedTable, file: string): Promise<void> {
  const input = client.query(from(`copy ${escapeIdentifier(name)} (${listOf(columns)}) from stdin`));
  await pipeline(createReadStream(file), createZstdDecompress(), input);
  if (input.rowCount !== rows) {
    throw new BackupError(`The table ${name} has ${input.rowCount} rows in the backup instead of ${rows}.`);
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conrelid::regclass::text, conname`,
  );
  return rows;
}

function assertSameTables(expected: readonly Table[], archived: readonly Table[]): void {
  const shape = (tables: readonly Table[]) =>
    tables.map(({ name, columns }) => `${name}: ${[...columns].toSorted().join(', ')}`).toSorted();
  const [ours, theirs] = [shape(expected), shape(archived)];
  const strange = theirs.filter((table) => !ours.includes(table));
  const missing = ours.filter((table) => !theirs.includes(table));
  if (strange.length + missing.length === 0) return;
  throw new BackupError(
    `The tables of the backup are not those of its migrations:\n${[...strange, ...missing].join('\n')}`,
  );
}

/**
 * Returns an archive's tables to restore, and the number of rows in others: early releases archived some now left
 * out.
 */
export function restoredTables(archived: readonly ArchivedTable[]): {
  readonly tables: readonly ArchivedTable[];
  readonly droppedRows: number;
} {
  const { true: dropped = [], false: tables = [] } = Object.groupBy(archived, ({ name }) =>
    leftOut.includes(name) ? 'true' : 'false',
  );
  return { tables, droppedRows: dropped.reduce((sum, { rows }) => sum + rows, 0) };
}

/**
 * Fills the tables from files, in the transaction of the caller. Foreign keys and triggers are put aside meanwhile: the
 * rows were right when they were read. What migrations have put in goes first.
 */
export async function copyAllIn(
  client: Client,
  tables: readonly ArchivedTable[],
  fileOf: (name: string) => string,
  onTable: (table: ArchivedTable) => void,
): Promise<void> {
  assertSameTables(await backedUpTables(client), tables);
  const keys = await foreignKeys(client);
  const names = tables.map(({ name }) => escapeIdentifier(name));
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    await copyIn(client, table, fileOf(table.name));
    onTable(table);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

/**
 * Returns the last value of each used sequence. Sequences are not part of snapshots, so read them after the tables.
 */
export async function sequenceValues(client: Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

export async function setSequences(
  client: Client,
  sequences: readonly { readonly name: string; readonly value: string }[],
): Promise<void> {
  for (const { name, value } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [escapeIdentifier(name), value]);
  }
}
