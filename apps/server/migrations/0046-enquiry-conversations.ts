import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * A conversation is about an opportunity or about an internal enquiry: each row of the tables of conversations names
 * exactly one of the two. Rows of before name an opportunity, so that nothing has to be checked of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comment
      alter column customer_file_id drop not null,
      add column internal_enquiry_id uuid references internal_enquiry on delete cascade,
      add constraint comment_subject check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1) not valid;
  `.execute(db);
  for (const table of ['chat_follower', 'chat_read'] as const) {
    const name = sql.table(table);
    await sql`
      alter table ${name} drop constraint ${sql.ref(`${table}_pkey`)};
      alter table ${name}
        alter column customer_file_id drop not null,
        add column internal_enquiry_id uuid references internal_enquiry on delete cascade,
        add constraint ${sql.ref(`${table}_subject`)}
          check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1) not valid,
        add constraint ${sql.ref(`${table}_opportunity`)} unique (customer_file_id, user_id),
        add constraint ${sql.ref(`${table}_enquiry`)} unique (internal_enquiry_id, user_id);
    `.execute(db);
  }
  await sql`
    alter table chat drop constraint chat_pkey;
    alter table chat
      alter column customer_file_id drop not null,
      add column internal_enquiry_id uuid references internal_enquiry on delete cascade,
      add constraint chat_subject check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1) not valid,
      add constraint chat_opportunity unique (customer_file_id),
      add constraint chat_enquiry unique (internal_enquiry_id);

    create or replace function keep_last_message() returns trigger language plpgsql as $$
    begin
      insert into chat (customer_file_id, last_comment_id, last_author_id)
        select distinct on (customer_file_id) customer_file_id, id, author_id
        from written where customer_file_id is not null and not is_note and removed_at is null
        order by customer_file_id, id desc
      on conflict (customer_file_id) do update
        set last_comment_id = excluded.last_comment_id, last_author_id = excluded.last_author_id
        where chat.last_comment_id < excluded.last_comment_id;
      insert into chat (internal_enquiry_id, last_comment_id, last_author_id)
        select distinct on (internal_enquiry_id) internal_enquiry_id, id, author_id
        from written where internal_enquiry_id is not null and not is_note and removed_at is null
        order by internal_enquiry_id, id desc
      on conflict (internal_enquiry_id) do update
        set last_comment_id = excluded.last_comment_id, last_author_id = excluded.last_author_id
        where chat.last_comment_id < excluded.last_comment_id;
      return null;
    end $$;

    create or replace function forget_last_message() returns trigger language plpgsql as $$
    begin
      delete from chat where last_comment_id = new.id;
      if not found then
        return null;
      end if;
      -- one for each kind, so that each is read from the end of its own index
      if new.customer_file_id is not null then
        insert into chat (customer_file_id, last_comment_id, last_author_id)
          select customer_file_id, id, author_id from comment
          where customer_file_id = new.customer_file_id and not is_note and removed_at is null
          order by id desc limit 1;
      else
        insert into chat (internal_enquiry_id, last_comment_id, last_author_id)
          select internal_enquiry_id, id, author_id from comment
          where internal_enquiry_id = new.internal_enquiry_id and not is_note and removed_at is null
          order by id desc limit 1;
      end if;
      return null;
    end $$;
  `.execute(db);
}

/** Messages of an enquiry in their order, as those of opportunities are found. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'comment_internal_enquiry_id',
    on: 'on comment (internal_enquiry_id, is_note, id) where internal_enquiry_id is not null',
  },
];
