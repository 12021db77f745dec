-- Company announcements and notifications.

-- A draft names roles and users; a sent announcement has a row for each recipient, who keeps it when they are no
-- longer addressed (`is_addressed`).
create table company_notice (
  id uuid primary key,
  title text not null,
  note jsonb,
  note_text text not null,
  is_important boolean not null,
  valid_until date,
  roles text[] not null,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  sent_by uuid references app_user,
  sent_at timestamptz,
  reminded_at timestamptz,
  version int not null default 1,
  search_text text not null generated always as (fold(title || ' ' || left(note_text, 5000))) stored
);
create index company_notice_created_at on company_notice (created_at, id);
create index company_notice_sent_at on company_notice (sent_at) where sent_at is not null;
create index company_notice_created_by on company_notice (created_by);
create index company_notice_sent_by on company_notice (sent_by);

create table company_notice_user (
  company_notice_id uuid not null references company_notice on delete cascade,
  user_id uuid not null references app_user,
  primary key (company_notice_id, user_id)
);
create index company_notice_user_user_id on company_notice_user (user_id);

create table company_notice_recipient (
  id uuid primary key,
  company_notice_id uuid not null references company_notice on delete cascade,
  user_id uuid not null references app_user,
  is_addressed boolean not null default true,
  read_at timestamptz,
  confirmed_at timestamptz,
  unique (company_notice_id, user_id),
  check (confirmed_at is null or read_at is not null)
);
create index company_notice_recipient_pending on company_notice_recipient (user_id) where confirmed_at is null;
create index company_notice_recipient_user_id on company_notice_recipient (user_id);

create table company_notice_file (
  id uuid primary key,
  company_notice_id uuid not null references company_notice on delete cascade,
  file_id uuid not null references stored_file,
  created_by uuid references app_user,
  created_at timestamptz not null default now()
);
create index company_notice_file_notice on company_notice_file (company_notice_id, id);
create index company_notice_file_file_id on company_notice_file (file_id);
create index company_notice_file_created_by on company_notice_file (created_by);

-- `key` names the cause, so that a user is notified of it once. Several may be joined into one (`count`) until
-- `grouped_until`, and may wait for the summary of the morning.
create table notification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  source text not null,
  content jsonb not null,
  customer_file_id uuid references customer_file on delete cascade,
  key text not null,
  delivery_time timestamptz not null default now(),
  read_at timestamptz,
  internal_enquiry_id uuid references internal_enquiry on delete cascade,
  count int not null default 1,
  group_key text,
  grouped_until timestamptz,
  awaits_summary boolean not null default false,
  company_notice_id uuid references company_notice on delete cascade,
  received_mail_id uuid references received_mail on delete cascade,
  unique (user_id, key)
);
create index notification_customer_file_id on notification (customer_file_id);
create index notification_group on notification (user_id, group_key)
  where read_at is null and group_key is not null;
create index notification_awaits_summary on notification (user_id, id) where awaits_summary;
create index notification_internal_enquiry_id on notification (internal_enquiry_id)
  where internal_enquiry_id is not null;
create index notification_unread_page on notification (user_id, id) where read_at is null;
create index notification_read_page on notification (user_id, id) where read_at is not null;
create index notification_company_notice_id on notification (company_notice_id) where company_notice_id is not null;
create index notification_received_mail_id on notification (received_mail_id) where received_mail_id is not null;

-- How a user is notified of a kind; without a row by the default.
create table notification_choice (
  user_id uuid not null references app_user on delete cascade,
  kind text not null,
  channel text not null check (channel in ('app', 'mail', 'summary', 'none')),
  primary key (user_id, kind)
);

-- Working mornings whose notifications were written, so that each is written once.
create table notification_morning (
  day date primary key,
  written_at timestamptz not null default now()
);
