import { sql, type Kysely } from 'kysely';

/** How people want to be told of each kind; who has chosen nothing has no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_choice (
      user_id uuid not null references app_user on delete cascade,
      kind text not null,
      channel text not null check (channel in ('app', 'mail', 'summary', 'none')),
      primary key (user_id, kind)
    );
  `.execute(db);
}
