import { sql, type Kysely } from 'kysely';

/**
 * Views may be shared. Which one a list opens with is each reader's own, so it stands apart from the view. The board of
 * opportunities has views of its own and begins with those that were made on either of the two.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table list_view add column shared_with text;
    create index list_view_shared on list_view (list) where shared_with is not null;

    create table list_default_view (
      user_id uuid not null references app_user on delete cascade,
      list text not null,
      view_id uuid not null references list_view on delete cascade,
      primary key (user_id, list)
    );
    create index list_default_view_view on list_default_view (view_id);

    with copied as (
      insert into list_view (id, user_id, list, name, search, is_default)
      select gen_random_uuid(), user_id, 'opportunity-board', name, search, is_default
      from list_view where list = 'opportunities'
      returning id, user_id, list, is_default
    )
    insert into list_default_view (user_id, list, view_id)
    select user_id, list, id from list_view where is_default
    union all
    select user_id, list, id from copied where is_default;

    drop index list_view_default;
    alter table list_view drop column is_default;
  `.execute(db);
}
