import { sql } from 'kysely';

import type { Db } from './database/pool.ts';
import type { Pointers } from './database/schema.ts';

/**
 * Returns the references to a record that is about to be deleted, in all tables, whose rows will remain with an empty
 * reference. Locks the record, so that no new references are added meanwhile.
 */
export async function pointersTo(db: Db, table: 'offer', id: string): Promise<Pointers[]> {
  await db.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select relation.relname as "table", attribute.attname as "column"
    from pg_constraint
    join pg_class relation on relation.oid = conrelid
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f' and confdeltype = 'n' and confrelid = ${table}::regclass
    order by 1, 2
  `.execute(db);
  const found: Pointers[] = [];
  for (const { table: from, column } of columns) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(from)} where ${sql.ref(column)} = ${id}
    `.execute(db);
    if (rows.length > 0) found.push({ table: from, column, ids: rows.map((row) => row.id) });
  }
  return found;
}

/** Has rows name a record again that is back; those that name another one by now are left alone. */
export async function pointAgain(db: Db, pointers: readonly Pointers[], id: string): Promise<void> {
  for (const { table, column, ids } of pointers) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${id}
      where id = any(${ids}::uuid[]) and ${sql.ref(column)} is null
    `.execute(db);
  }
}
