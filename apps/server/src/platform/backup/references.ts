import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createZstdDecompress } from 'node:zlib';

import type { Client } from 'pg';

import type { ArchivedTable, Reference } from './manifest.ts';

/** Rows of a table that refer to rows which the backup does not contain. */
export interface BrokenReference {
  readonly reference: Reference;
  readonly rows: number;
}

/** Returns the foreign keys of a database's tables, by table and name. */
export async function referencesOf(client: Client): Promise<Reference[]> {
  const columns = (keys: string, table: string) =>
    `(select array_agg(attname::text order by place)
      from unnest(${keys}) with ordinality as key (number, place)
      join pg_attribute on attrelid = ${table} and attnum = key.number)`;
  const { rows } = await client.query<Reference>(
    `select child.relname as table, ${columns('conkey', 'conrelid')} as columns,
            parent.relname as "toTable", ${columns('confkey', 'confrelid')} as "toColumns"
     from pg_constraint
     join pg_class child on child.oid = conrelid
     join pg_class parent on parent.oid = confrelid
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by child.relname, conname`,
  );
  return rows;
}

/** Rows of a table as COPY wrote them: fields between tabs, none of which is a raw line break. */
async function* rowsOf(file: string): AsyncGenerator<string[]> {
  const text = createReadStream(file).pipe(createZstdDecompress());
  for await (const line of createInterface({ input: text, crlfDelay: 0 })) yield line.split('\t');
}

const nothing = String.raw`\N`;

/** Reads a key from a row; null where a part of it is missing, since that refers to nothing. */
function keyReader({ columns: all }: ArchivedTable, columns: readonly string[]) {
  const places = columns.map((column) => all.indexOf(column));
  return (row: readonly string[]): string | null => {
    const parts = places.map((place) => row[place] ?? nothing);
    return parts.includes(nothing) ? null : parts.join('\t');
  };
}

const keyName = ({ toTable, toColumns }: Reference) => `${toTable}(${toColumns.join(',')})`;

/** Keys that are referred to, by table and columns. */
async function readKeys(
  tables: ReadonlyMap<string, ArchivedTable>,
  references: readonly Reference[],
  fileOf: (table: string) => string,
): Promise<Map<string, Set<string>>> {
  const keys = new Map(references.map((reference) => [keyName(reference), new Set<string>()]));
  for (const [name, table] of tables) {
    const readers = [
      ...new Map(references.filter(({ toTable }) => toTable === name).map((one) => [keyName(one), one])),
    ].map(([key, { toColumns }]) => ({ found: keys.get(key), read: keyReader(table, toColumns) }));
    if (readers.length === 0) continue;
    for await (const row of rowsOf(fileOf(name))) {
      for (const { found, read } of readers) {
        const key = read(row);
        if (key !== null) found?.add(key);
      }
    }
  }
  return keys;
}

/**
 * Returns references to rows that the tables do not contain, read from their files. A table without a file contains no
 * rows. Needs about 100 bytes of memory for each key that is referred to.
 */
export async function brokenReferences(
  archived: readonly ArchivedTable[],
  references: readonly Reference[],
  fileOf: (table: string) => string,
): Promise<BrokenReference[]> {
  const tables = new Map(archived.map((table) => [table.name, table]));
  const keys = await readKeys(tables, references, fileOf);
  const broken: BrokenReference[] = [];
  for (const [name, table] of tables) {
    const own = references
      .filter((reference) => reference.table === name)
      .map((reference) => ({ reference, read: keyReader(table, reference.columns), rows: 0 }));
    if (own.length === 0) continue;
    for await (const row of rowsOf(fileOf(name))) {
      for (const one of own) {
        const key = one.read(row);
        if (key !== null && !keys.get(keyName(one.reference))?.has(key)) one.rows += 1;
      }
    }
    for (const { reference, rows } of own) if (rows > 0) broken.push({ reference, rows });
  }
  return broken;
}

/** For the operator. */
export const textOfBroken = ({ reference, rows }: BrokenReference) =>
  `${rows} rows of ${reference.table} (${reference.columns.join(', ')}) refer to rows of ${reference.toTable} that are not there`;
