-- Opportunities (customer files), their activities, documents and history.

-- Triggers of offers store the chosen or newest offer (`shown_offer_id`) and its value here, so that the board adds up
-- values without reading offers.
create table customer_file (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  worker_id uuid references app_user,
  status text not null check (status in (
    'lead', 'first_contact', 'presentation_proposal', 'negotiations', 'application_to_client',
    'application', 'conclusion_agreement', 'waiting_for_vehicle', 'registration_insurance', 'handing',
    'closed'
  )),
  lead_source_id uuid references lead_source,
  chosen_offer_id uuid,
  is_archived boolean not null default false,
  archive_reason_id uuid references archive_reason,
  archive_note text,
  archived_at timestamptz,
  status_changed_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  creation_method text not null default 'manual' check (creation_method in ('manual', 'mail', 'import', 'demo')),
  note text,
  version int not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shown_offer_id uuid,
  vehicle_value numeric(14, 2)
);
create index customer_file_customer_id on customer_file (customer_id);
create index customer_file_activity on customer_file (is_archived, last_activity_at desc, id desc);
create index customer_file_status on customer_file (status, is_archived, last_activity_at desc, id desc);
create index customer_file_created_at on customer_file (is_archived, created_at desc, id desc);
create index customer_file_status_changed_at on customer_file (is_archived, status_changed_at desc, id desc);
create index customer_file_lead_source_id on customer_file (lead_source_id);
create index customer_file_archive_reason_id on customer_file (archive_reason_id);
create index customer_file_chosen_offer_id on customer_file (chosen_offer_id);
create index customer_file_created_by on customer_file (created_by);
create index customer_file_owner on customer_file (worker_id, is_archived, status);
-- An opportunity is found by any three digits of its number, or by the first ones.
create index customer_file_number_digits on customer_file using gin ((number::text) gin_trgm_ops);
create index customer_file_number_text on customer_file ((number::text) text_pattern_ops);
create index customer_file_worker_activity
  on customer_file (worker_id, is_archived, last_activity_at desc, id desc);
create index customer_file_opened on customer_file (created_at desc, id desc);
create index customer_file_worker_opened on customer_file (worker_id, created_at desc, id desc);
create index customer_file_value on customer_file (vehicle_value desc nulls last, id desc);
create index customer_file_closed on customer_file (status_changed_at, worker_id) where status = 'closed';

create table customer_file_label (
  customer_file_id uuid not null references customer_file on delete cascade,
  label_id uuid not null references label on delete cascade,
  primary key (customer_file_id, label_id)
);
create index customer_file_label_label_id on customer_file_label (label_id);

-- A user consented in this session to change a closed opportunity.
create table closed_edit_consent (
  session_id uuid not null references session on delete cascade,
  customer_file_id uuid not null references customer_file on delete cascade,
  at timestamptz not null default now(),
  primary key (session_id, customer_file_id)
);
create index closed_edit_consent_customer_file_id on closed_edit_consent (customer_file_id);

-- A request for the opportunity of a colleague. One is pending at a time; closing, archiving and another owner
-- withdraw it.
create table reassign_request (
  id uuid primary key,
  customer_file_id uuid not null references customer_file on delete cascade,
  current_worker_id uuid not null references app_user,
  requester_id uuid not null references app_user,
  target_worker_id uuid not null references app_user,
  reason text not null,
  status text not null default 'pending',
  created_at timestamptz not null default now()
);
create unique index reassign_request_pending on reassign_request (customer_file_id) where status = 'pending';
create index reassign_request_customer_file_id on reassign_request (customer_file_id);
create index reassign_request_current_worker_id on reassign_request (current_worker_id) where status = 'pending';
create index reassign_request_requester_id on reassign_request (requester_id);
create index reassign_request_target_worker_id on reassign_request (target_worker_id);

create function withdraw_reassign_request() returns trigger language plpgsql as $$
begin
  update reassign_request set status = 'withdrawn' where customer_file_id = new.id and status = 'pending';
  return null;
end $$;

create trigger reassign_request_pointless after update of worker_id, status, is_archived on customer_file
  for each row when (
    new.worker_id is distinct from old.worker_id
    or (new.is_archived and not old.is_archived)
    or (new.status = 'closed' and old.status <> 'closed')
  )
  execute function withdraw_reassign_request();

-- Calls, meetings and tasks. `remind_at` is empty once the reminder was sent.
create table activity (
  id uuid primary key,
  type text not null,
  title text not null,
  note text,
  start_at timestamptz not null,
  end_at timestamptz,
  reminder int,
  remind_at timestamptz,
  done_at timestamptz,
  outcome text,
  customer_file_id uuid references customer_file on delete cascade,
  worker_id uuid not null references app_user,
  created_by uuid references app_user,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check (end_at >= start_at)
);
create index activity_worker on activity (worker_id, start_at, id);
create index activity_start on activity (start_at, id);
create index activity_customer_file on activity (customer_file_id, start_at, id);
create index activity_created_by on activity (created_by);
create index activity_remind_at on activity (remind_at) where remind_at is not null;
create index activity_next on activity (customer_file_id, start_at, id) where done_at is null;

-- `shows` are the hideable fields that a generated document contains.
create table document (
  id uuid primary key,
  customer_file_id uuid not null references customer_file on delete cascade,
  file_id uuid not null references stored_file,
  type text not null,
  name text not null,
  offer_id uuid,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  shows text[] not null default '{}'
);
create index document_customer_file_id on document (customer_file_id, created_at desc, id desc);
create index document_file_id on document (file_id);
create index document_offer_id on document (offer_id);
create index document_created_by on document (created_by);

-- The history of an opportunity. It refers to comments and repeats none of their text.
create table timeline_event (
  id uuid primary key,
  customer_file_id uuid not null references customer_file on delete cascade,
  type text not null,
  actor_id uuid references app_user,
  at timestamptz not null default now(),
  data jsonb not null default '{}',
  comment_id uuid
);
create index timeline_event_customer_file_id on timeline_event (customer_file_id, at desc, id desc);
create index timeline_event_actor_id on timeline_event (actor_id);
create index timeline_event_comment_id on timeline_event (comment_id) where comment_id is not null;
