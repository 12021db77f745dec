-- Conversations about opportunities and enquiries.

-- A message or note of a conversation about an opportunity or an enquiry. `client_id` comes from the browser of its
-- author, so that a message sent twice is stored once.
create table comment (
  id uuid primary key,
  customer_file_id uuid references customer_file on delete cascade,
  is_note boolean not null default false,
  message text not null,
  author_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  removed_at timestamptz,
  internal_enquiry_id uuid references internal_enquiry on delete cascade,
  client_id uuid,
  reply_to_id uuid references comment on delete set null,
  constraint comment_subject check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1)
);
create index comment_customer_file_id on comment (customer_file_id, is_note, id);
create index comment_author_id on comment (author_id);
create index comment_internal_enquiry_id on comment (internal_enquiry_id, is_note, id)
  where internal_enquiry_id is not null;
create index comment_text on comment using gin (message_text(message) gin_trgm_ops) with (fastupdate = off);
create index comment_text_pieces on comment using gin (search_pieces(message_text(message)))
  with (fastupdate = off);
create unique index comment_client_id on comment (author_id, client_id) where client_id is not null;
create index comment_reply_to_id on comment (reply_to_id) where reply_to_id is not null;
alter table timeline_event add foreign key (comment_id) references comment on delete cascade;

create table comment_file (
  comment_id uuid not null references comment on delete cascade,
  file_id uuid not null references stored_file,
  position int not null default 0,
  primary key (comment_id, file_id)
);
create index comment_file_file_id on comment_file (file_id);

create table comment_mention (
  comment_id uuid not null references comment on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  primary key (comment_id, user_id)
);
create index comment_mention_user_id on comment_mention (user_id);

-- The last message of each conversation, so that a list of conversations is sorted without reading their messages.
create table chat (
  customer_file_id uuid references customer_file on delete cascade,
  last_comment_id uuid not null references comment on delete cascade,
  last_author_id uuid not null references app_user,
  internal_enquiry_id uuid references internal_enquiry on delete cascade,
  constraint chat_enquiry unique (internal_enquiry_id),
  constraint chat_opportunity unique (customer_file_id),
  constraint chat_subject check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1)
);
create index chat_last_comment_id on chat (last_comment_id);
create index chat_last_author_id on chat (last_author_id);
-- The list of conversations reads these indexes only.
create index chat_opportunities on chat (customer_file_id) include (last_comment_id, last_author_id)
  where customer_file_id is not null;
create index chat_enquiries on chat (internal_enquiry_id) include (last_comment_id, last_author_id)
  where internal_enquiry_id is not null;

-- A user who stopped following has a row as well.
create table chat_follower (
  customer_file_id uuid references customer_file on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  is_followed boolean not null default true,
  internal_enquiry_id uuid references internal_enquiry on delete cascade,
  constraint chat_follower_enquiry unique (internal_enquiry_id, user_id),
  constraint chat_follower_opportunity unique (customer_file_id, user_id),
  constraint chat_follower_subject check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1)
);
create index chat_follower_user_id on chat_follower (user_id);
create index chat_follower_opportunities on chat_follower (user_id, customer_file_id) include (is_followed)
  where customer_file_id is not null;
create index chat_follower_enquiries on chat_follower (user_id, internal_enquiry_id) include (is_followed)
  where internal_enquiry_id is not null;

create table chat_read (
  customer_file_id uuid references customer_file on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  last_read_comment_id uuid references comment on delete set null,
  read_at timestamptz not null default now(),
  internal_enquiry_id uuid references internal_enquiry on delete cascade,
  constraint chat_read_enquiry unique (internal_enquiry_id, user_id),
  constraint chat_read_opportunity unique (customer_file_id, user_id),
  constraint chat_read_subject check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1)
);
create index chat_read_user_id on chat_read (user_id);
create index chat_read_last_read_comment_id on chat_read (last_read_comment_id);
create index chat_read_opportunities on chat_read (user_id, customer_file_id)
  include (last_read_comment_id, read_at) where customer_file_id is not null;
create index chat_read_enquiries on chat_read (user_id, internal_enquiry_id)
  include (last_read_comment_id, read_at) where internal_enquiry_id is not null;

create function keep_last_message() returns trigger language plpgsql as $$
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

create trigger comment_written after insert on comment
  referencing new table as written for each statement execute function keep_last_message();

create function forget_last_message() returns trigger language plpgsql as $$
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

create trigger comment_removed after update of removed_at on comment
  for each row when (new.removed_at is not null)
  execute function forget_last_message();
