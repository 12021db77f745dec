import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Reply-To of mails, by which they are found as well. Reply-To of mails from before was not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table received_mail
      add column reply_to_name text,
      add column reply_to_address text,
      drop column search_text,
      drop column search_with_sender;
    comment on column received_mail.reply_to_address is 'Of Reply-To, where it is another address than From.';
    alter table received_mail
      add column search_text text not null generated always as (
        fold(subject || ' ' || coalesce(from_name, '') || ' ' || coalesce(reply_to_name, '') || ' ' || left(content, 5000))
      ) stored,
      add column search_with_sender text not null generated always as (
        fold(subject || ' ' || coalesce(from_name, '') || ' ' || coalesce(from_address, '') || ' '
          || coalesce(reply_to_name, '') || ' ' || coalesce(reply_to_address, '') || ' ' || left(content, 5000))
      ) stored;
  `.execute(db);
}

/** Those of the columns that were computed anew, and the Reply-To addresses a sender has come with. */
export const indexes: readonly DeferredIndex[] = [
  { name: 'received_mail_search_text', on: 'on received_mail using gin (search_text gin_trgm_ops)' },
  {
    name: 'received_mail_search_text_pieces',
    on: 'on received_mail using gin (search_pieces(search_text))',
  },
  {
    name: 'received_mail_search_with_sender',
    on: 'on received_mail using gin (search_with_sender gin_trgm_ops)',
  },
  {
    name: 'received_mail_search_with_sender_pieces',
    on: 'on received_mail using gin (search_pieces(search_with_sender))',
  },
  {
    name: 'received_mail_reply_to',
    on: 'on received_mail (from_address, reply_to_address) where reply_to_address is not null',
  },
];
