import { sql, type Kysely } from 'kysely';

/**
 * Mails that have come, each once by its `message_key`: its Message-ID, or the sum of its bytes. What a sender floods the
 * agency with is `joined_to` an earlier mail. Those who must not see customers' addresses search `search_text` alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table received_mail (
      id uuid primary key,
      message_key text not null unique,
      source_file_id uuid not null references stored_file,
      subject text not null,
      from_name text,
      from_address text,
      content text not null,
      html text,
      remote_pictures int not null,
      sent_date timestamptz,
      received_at timestamptz not null,
      status text not null default 'unread' check (status in ('unread', 'read', 'accepted', 'rejected')),
      kind text not null check (kind in ('letter', 'bounce', 'automatic_reply', 'newsletter', 'loop')),
      reason text,
      read_by uuid references app_user,
      read_at timestamptz,
      confirmed_by uuid references app_user,
      confirmed_at timestamptz,
      customer_file_id uuid references customer_file on delete set null,
      joined_to uuid references received_mail,
      attachments_left_out int not null,
      is_whole boolean not null,
      search_text text not null generated always as (
        fold(subject || ' ' || coalesce(from_name, '') || ' ' || left(content, 5000))
      ) stored,
      search_with_sender text not null generated always as (
        fold(subject || ' ' || coalesce(from_name, '') || ' ' || coalesce(from_address, '') || ' ' || left(content, 5000))
      ) stored,
      check ((kind = 'letter') = (reason is null))
    );
    create index received_mail_listed on received_mail (received_at, id) where joined_to is null;
    create index received_mail_from_address on received_mail (from_address, received_at);
    create index received_mail_joined_to on received_mail (joined_to);
    create index received_mail_customer_file_id on received_mail (customer_file_id);
    create index received_mail_source_file_id on received_mail (source_file_id);
    create index received_mail_read_by on received_mail (read_by);
    create index received_mail_confirmed_by on received_mail (confirmed_by);
    create index received_mail_search_text on received_mail using gin (search_text gin_trgm_ops);
    create index received_mail_search_text_pieces on received_mail using gin (search_pieces(search_text));
    create index received_mail_search_with_sender on received_mail using gin (search_with_sender gin_trgm_ops);
    create index received_mail_search_with_sender_pieces on received_mail using gin (search_pieces(search_with_sender));

    create table received_mail_attachment (
      id uuid primary key,
      received_mail_id uuid not null references received_mail on delete cascade,
      position int not null,
      name text not null,
      size int not null,
      file_id uuid references stored_file
    );
    create index received_mail_attachment_mail on received_mail_attachment (received_mail_id, position);
    create index received_mail_attachment_file_id on received_mail_attachment (file_id);
  `.execute(db);
}
