import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Messages are searched as they read: a mention by the name of the person, not by their id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function message_text(message text) returns text
      language sql immutable strict parallel safe
      as $$ select public.fold(regexp_replace(message, '@\\[([^]]{1,200})\\]\\([0-9a-f-]{36}\\)', '@\\1', 'g')) $$;
    comment on function message_text is 'What a message says, folded for a search.';
  `.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  {
    name: 'comment_text',
    on: 'on comment using gin (message_text(message) gin_trgm_ops) with (fastupdate = off)',
  },
  {
    name: 'comment_text_pieces',
    on: 'on comment using gin (search_pieces(message_text(message))) with (fastupdate = off)',
  },
  // what the list of chats knows of each is read from the indexes alone
  {
    name: 'chat_opportunities',
    on: 'on chat (customer_file_id) include (last_comment_id, last_author_id) where customer_file_id is not null',
  },
  {
    name: 'chat_enquiries',
    on: 'on chat (internal_enquiry_id) include (last_comment_id, last_author_id) where internal_enquiry_id is not null',
  },
  {
    name: 'chat_follower_opportunities',
    on: 'on chat_follower (user_id, customer_file_id) include (is_followed) where customer_file_id is not null',
  },
  {
    name: 'chat_follower_enquiries',
    on: 'on chat_follower (user_id, internal_enquiry_id) include (is_followed) where internal_enquiry_id is not null',
  },
  {
    name: 'chat_read_opportunities',
    on: 'on chat_read (user_id, customer_file_id) include (last_read_comment_id, read_at) where customer_file_id is not null',
  },
  {
    name: 'chat_read_enquiries',
    on: 'on chat_read (user_id, internal_enquiry_id) include (last_read_comment_id, read_at) where internal_enquiry_id is not null',
  },
];
