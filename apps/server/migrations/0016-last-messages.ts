import { sql, type Kysely } from 'kysely';

/**
 * The last message of each conversation is kept, so that the list of those somebody follows is sorted without looking
 * into every one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat (
      customer_file_id uuid primary key references customer_file on delete cascade,
      last_comment_id uuid not null references comment on delete cascade,
      last_author_id uuid not null references app_user
    );
    create index chat_last_comment_id on chat (last_comment_id);
    create index chat_last_author_id on chat (last_author_id);

    insert into chat (customer_file_id, last_comment_id, last_author_id)
      select distinct on (customer_file_id) customer_file_id, id, author_id
      from comment where not is_note and removed_at is null order by customer_file_id, id desc;

    create function keep_last_message() returns trigger language plpgsql as $$
    begin
      insert into chat (customer_file_id, last_comment_id, last_author_id)
        select distinct on (customer_file_id) customer_file_id, id, author_id
        from written where not is_note and removed_at is null order by customer_file_id, id desc
      on conflict (customer_file_id) do update
        set last_comment_id = excluded.last_comment_id, last_author_id = excluded.last_author_id
        where chat.last_comment_id < excluded.last_comment_id;
      return null;
    end $$;
    create trigger comment_written after insert on comment
      referencing new table as written for each statement execute function keep_last_message();

    create function forget_last_message() returns trigger language plpgsql as $$
    begin
      delete from chat where last_comment_id = new.id;
      if found then
        insert into chat (customer_file_id, last_comment_id, last_author_id)
          select customer_file_id, id, author_id from comment
          where customer_file_id = new.customer_file_id and not is_note and removed_at is null
          order by id desc limit 1;
      end if;
      return null;
    end $$;
    create trigger comment_removed after update of removed_at on comment
      for each row when (new.removed_at is not null) execute function forget_last_message();
  `.execute(db);
}
