import { sql } from 'kysely';

import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

/** How the rows of a table are written whose fields people write as a whole. */
export interface RecordTable<Fields extends object> {
  readonly insert: (db: Db, row: Fields & { readonly id: string }) => Promise<void>;
  readonly update: (db: Db, id: string, fields: Fields, version: number) => Promise<void>;
  readonly remove: (db: Db, id: string) => Promise<void>;
}

/** The table of that name; columns are named as the fields, `version` names the one that counts the changes. */
export function recordTable<Fields extends object>(
  name: keyof Database,
  version = 'version',
): RecordTable<Fields> {
  const table = sql.table(name);
  const columns = (row: object) => sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const set = (row: object) =>
    sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  return {
    insert: async (db, row) => {
      await sql`insert into ${table} (${columns(row)}) values (${sql.join(Object.values(row))})`.execute(db);
    },
    update: async (db, id, fields, next) => {
      const changed = { ...fields, [version]: next, updatedAt: new Date() };
      await sql`update ${table} set ${set(changed)} where id = ${id}`.execute(db);
    },
    remove: async (db, id) => {
      await sql`delete from ${table} where id = ${id}`.execute(db);
    },
  };
}
