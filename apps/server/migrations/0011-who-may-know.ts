import { sql, type Kysely } from 'kysely';

/**
 * The history of an opportunity refers to comments; who stops following a conversation is remembered; a document made
 * here knows which fields it shows that can be hidden.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await commentsInHistory(db);
  await sql`
    alter table chat_follower add column is_followed boolean not null default true;

    alter table document add column shows text[] not null default '{}';
    -- nobody knows what those of before show, so they are taken to show all that an offer's PDF can
    update document set shows = '{customer.taxIdNumber,vehicle.discount}' where type = 'offer_pdf';
  `.execute(db);
}

/**
 * Every comment and every note has left one event of its author, in the same order. The text goes from all of them,
 * also where somebody has written past the application and an event has no comment.
 */
async function commentsInHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table timeline_event add column comment_id uuid references comment on delete cascade;

    with event as (
      select id, customer_file_id, actor_id, type = 'note_added' as is_note,
        row_number() over (partition by customer_file_id, actor_id, type order by id) as place
      from timeline_event where type in ('comment_added', 'note_added')
    ), written as (
      select id, customer_file_id, author_id, is_note,
        row_number() over (partition by customer_file_id, author_id, is_note order by id) as place
      from comment
    )
    update timeline_event t set comment_id = written.id
    from event join written on written.customer_file_id = event.customer_file_id
      and written.author_id = event.actor_id and written.is_note = event.is_note and written.place = event.place
    where t.id = event.id;

    update timeline_event set data = data - 'note' where type in ('comment_added', 'note_added');

    create index timeline_event_comment_id on timeline_event (comment_id) where comment_id is not null;
  `.execute(db);
}
