import { sql, type Kysely } from 'kysely';

/** A row of an import may bring a customer with several firms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_row add column firm_ids uuid[] not null default '{}';
    update import_row set firm_ids = array[firm_id] where firm_id is not null;
    alter table import_row drop column firm_id;
  `.execute(db);
}
