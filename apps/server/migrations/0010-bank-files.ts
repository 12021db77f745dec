import { sql, type Kysely } from 'kysely';

/** Banks get a logo, and the documents they want filled in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank add column logo_file_id uuid references stored_file;
    create index bank_logo_file_id on bank (logo_file_id);

    create table document_template (
      id uuid primary key,
      bank_id uuid not null references bank,
      file_id uuid not null references stored_file,
      name text not null,
      version int not null default 1,
      created_by uuid references app_user,
      created_at timestamptz not null default now()
    );
    create index document_template_bank_id on document_template (bank_id, name collate "pl-x-icu", id);
    create index document_template_file_id on document_template (file_id);
    create index document_template_created_by on document_template (created_by);
  `.execute(db);
}
