import { sql, type Kysely } from 'kysely';

/** Banks become records of their own: with versions, when they were written down, and found by their tax id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank
      add column version int not null default 1,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now();
    create index bank_tax_id_number on bank (tax_id_number) where tax_id_number is not null;
    create index bank_list on bank (is_active, name collate "pl-x-icu", id);
    create index bank_created_at on bank (is_active, created_at, id);
  `.execute(db);
}
