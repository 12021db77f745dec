-- Outgoing mails, mail accounts and received mails.

-- A mail that is not sent before `expires_at` is not sent any more.
create table outbox_mail (
  id uuid primary key,
  kind text not null check (kind in ('activation', 'password_reset', 'notice', 'customer_notice')),
  user_id uuid references app_user on delete set null,
  recipient text not null,
  subject text not null,
  body bytea,
  state text not null check (state in ('queued', 'sent', 'failed', 'kept', 'expired', 'in_doubt')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  reply_to text,
  about_entity text,
  about_id uuid,
  told_at timestamptz,
  attachment_file_id uuid,
  handing_over boolean not null default false,
  constraint outbox_mail_about_check check ((about_entity is null) = (about_id is null))
);
create index outbox_mail_created_at on outbox_mail (created_at desc, id desc);
create index outbox_mail_user_id on outbox_mail (user_id);
create index outbox_mail_waiting on outbox_mail (next_attempt_at) where state in ('queued', 'kept');
comment on column outbox_mail.body is 'Sealed, because it may hold a link; gone once a server has taken the mail.';

-- An account of a mail server, with how far its folder has been read.
create table mail_account (
  id uuid primary key,
  host text not null,
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  user_name text not null,
  password bytea not null,
  folder text not null,
  after_taking text not null check (after_taking in ('leave', 'mark_read', 'move')),
  moved_to text,
  taken_from date not null,
  is_active boolean not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  validity text,
  last_uid bigint not null default 0,
  checked_at timestamptz,
  left_out_count int not null default 0,
  problem text,
  said text,
  problem_since timestamptz,
  check ((problem is null) = (problem_since is null))
);
comment on column mail_account.password is 'Sealed with the key of the installation.';
comment on column mail_account.last_uid is
  'The greatest number of a mail that has been dealt with, within the validity of the folder.';

-- A mail is identified by its Message-ID, or the sum of its bytes (`message_key`), and its fingerprint. A mail of a
-- flood is `joined_to` an earlier one. Readers who may not see addresses of customers search `search_text` only.
create table received_mail (
  id uuid primary key,
  message_key text not null,
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
  mail_account_id uuid references mail_account on delete set null,
  is_dropped boolean not null,
  fingerprint text,
  shares_message_id boolean not null default false,
  reply_to_name text,
  reply_to_address text,
  search_text text not null generated always as (fold(
    subject || ' ' || coalesce(from_name, '') || ' ' || coalesce(reply_to_name, '') || ' ' || left(content, 5000)
  )) stored,
  search_with_sender text not null generated always as (fold(
    subject || ' ' || coalesce(from_name, '') || ' ' || coalesce(from_address, '') || ' ' ||
    coalesce(reply_to_name, '') || ' ' || coalesce(reply_to_address, '') || ' ' || left(content, 5000)
  )) stored,
  sender_address text,
  counted_at timestamptz,
  is_separate boolean not null default false,
  arrived_at timestamptz,
  invitation jsonb,
  check ((kind = 'letter') = (reason is null))
);
create index received_mail_listed on received_mail (received_at, id) where joined_to is null;
create index received_mail_from_address on received_mail (from_address, received_at);
create index received_mail_joined_to on received_mail (joined_to);
create index received_mail_customer_file_id on received_mail (customer_file_id);
create index received_mail_source_file_id on received_mail (source_file_id);
create index received_mail_read_by on received_mail (read_by);
create index received_mail_confirmed_by on received_mail (confirmed_by);
create index received_mail_mail_account on received_mail (mail_account_id) where mail_account_id is not null;
create unique index received_mail_identity on received_mail (message_key, fingerprint) nulls not distinct;
create index received_mail_search_text on received_mail using gin (search_text gin_trgm_ops);
create index received_mail_search_text_pieces on received_mail using gin (search_pieces(search_text));
create index received_mail_search_with_sender on received_mail using gin (search_with_sender gin_trgm_ops);
create index received_mail_search_with_sender_pieces on received_mail using gin (search_pieces(search_with_sender));
create index received_mail_reply_to on received_mail (from_address, reply_to_address)
  where reply_to_address is not null;
create index received_mail_sender on received_mail (sender_address, received_at) where sender_address is not null;
comment on column received_mail.is_dropped is 'It lay in the folder of the server; it came from no account.';
comment on column received_mail.fingerprint is 'The sum of its sender, date, text and attachments.';
comment on column received_mail.shares_message_id is 'A different mail with the same Message-ID came before it.';
comment on column received_mail.reply_to_address is 'Of Reply-To, where it is another address than From.';
comment on column received_mail.sender_address is
  'The person of Reply-To or From; of a form that names nobody its own.';
comment on column received_mail.is_separate is 'It was separated from its line and joins none any more.';
comment on column received_mail.arrived_at is 'As the mail server says; null for a mail that came otherwise.';
comment on column received_mail.invitation is 'What its calendar file says; null for a mail without one.';

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
