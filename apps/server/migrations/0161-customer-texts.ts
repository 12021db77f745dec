import { sql, type Kysely } from 'kysely';

/** The agency's own texts of mails to customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_text (
      status text not null references opportunity_status (slug),
      language text not null check (language in ('pl', 'en')),
      subject text not null,
      text text not null,
      primary key (status, language)
    );
  `.execute(db);
}
