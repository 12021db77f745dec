import { sql, type Kysely } from 'kysely';

/**
 * Columns and views of lists, as each person has arranged them. JSON is kept as text: keys of a `jsonb` answer would
 * be turned into camel case like the columns' names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_columns (
      user_id uuid not null references app_user on delete cascade,
      list text not null,
      settings text not null,
      primary key (user_id, list)
    );

    create table list_view (
      id uuid primary key,
      user_id uuid not null references app_user on delete cascade,
      list text not null,
      name text not null,
      search text not null,
      is_default boolean not null default false,
      created_at timestamptz not null default now()
    );
    create unique index list_view_name on list_view (user_id, list, lower(name collate "pl-x-icu"));
    create unique index list_view_default on list_view (user_id, list) where is_default;
  `.execute(db);
}
