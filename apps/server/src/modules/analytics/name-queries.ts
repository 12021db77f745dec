import { sql } from 'kysely';

import type { Db } from '#platform';

interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** What sources, reasons and banks are called, in the order people know them in. */
export async function listNames(db: Db): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select id, name from (
      select id, name, position from lead_source
      union all select id, name, position from archive_reason
      union all select id, name, 0 from bank
    ) as named order by position, name collate "pl-x-icu", id
  `.execute(db);
  return rows;
}

/** Everybody of the staff, by name. */
export function listStaff(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'pictureFileId as pictureId'])
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .orderBy('id')
    .execute();
}
