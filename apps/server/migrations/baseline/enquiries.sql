-- Internal enquiries, their history, files and proposals.

-- A new enquiry locks the row of its year until it commits, so that no number is given twice or left out.
create table enquiry_counter (
  year int primary key,
  last_number int not null
);

create table internal_enquiry (
  id uuid primary key,
  year int not null,
  number int not null,
  title text not null,
  category text not null,
  status text not null,
  description text,
  extra_description text,
  brand text,
  type text,
  availability text,
  own_share numeric(14, 2),
  number_of_installments int,
  distance_limit int,
  "grant" text,
  worker_id uuid not null references app_user,
  platformer_id uuid references app_user,
  customer_file_id uuid references customer_file on delete set null,
  offer_id uuid references offer on delete set null,
  is_archived boolean not null default false,
  archived_at timestamptz,
  status_changed_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  version int not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  individual_number text not null generated always as (
    'ZW/' || year::text || '/' || lpad(number::text, greatest(6, length(number::text)), '0')
  ) stored,
  search_text text not null generated always as (fold(
    title || ' ZW/' || year::text || '/' || lpad(number::text, greatest(6, length(number::text)), '0') || ' ' ||
    coalesce(brand, '') || ' ' || coalesce(type, '') || ' ' || coalesce(description, '')
  )) stored,
  unique (year, number)
);
create index internal_enquiry_last_activity on internal_enquiry (last_activity_at, id);
create index internal_enquiry_created_at on internal_enquiry (created_at, id);
create index internal_enquiry_status on internal_enquiry (status, last_activity_at, id);
create index internal_enquiry_worker_id on internal_enquiry (worker_id);
create index internal_enquiry_platformer_id on internal_enquiry (platformer_id, customer_file_id);
create index internal_enquiry_customer_file_id on internal_enquiry (customer_file_id, platformer_id);
create index internal_enquiry_offer_id on internal_enquiry (offer_id);
create index internal_enquiry_created_by on internal_enquiry (created_by);
create index internal_enquiry_search on internal_enquiry using gin (search_text gin_trgm_ops);
create index internal_enquiry_pieces on internal_enquiry using gin (search_pieces(search_text));
alter table offer add foreign key (internal_enquiry_id) references internal_enquiry on delete set null;

create table enquiry_event (
  id uuid primary key,
  internal_enquiry_id uuid not null references internal_enquiry on delete cascade,
  type text not null,
  actor_id uuid references app_user,
  created_at timestamptz not null default now(),
  data jsonb not null default '{}'
);
create index enquiry_event_enquiry on enquiry_event (internal_enquiry_id, created_at, id);
create index enquiry_event_actor_at on enquiry_event (actor_id, created_at);

create table enquiry_file (
  id uuid primary key,
  internal_enquiry_id uuid not null references internal_enquiry on delete cascade,
  file_id uuid not null references stored_file,
  created_by uuid references app_user,
  created_at timestamptz not null default now()
);
create index enquiry_file_enquiry on enquiry_file (internal_enquiry_id, created_at);
create index enquiry_file_file_id on enquiry_file (file_id);
create index enquiry_file_created_by on enquiry_file (created_by);

-- An answer to an enquiry: a car of the catalogue as it was, or a calculation.
create table enquiry_proposal (
  id uuid primary key,
  internal_enquiry_id uuid not null references internal_enquiry on delete cascade,
  kind text not null,
  car_variant_id uuid references car_variant on delete set null,
  car jsonb,
  calculation jsonb,
  bank_representative_id uuid references representative on delete set null,
  note text,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  check ((kind = 'variant') = (car is not null) and (kind = 'calculation') = (calculation is not null))
);
create index enquiry_proposal_enquiry on enquiry_proposal (internal_enquiry_id, created_at, id);
create index enquiry_proposal_car_variant_id on enquiry_proposal (car_variant_id) where car_variant_id is not null;
create index enquiry_proposal_bank_representative_id on enquiry_proposal (bank_representative_id)
  where bank_representative_id is not null;
create index enquiry_proposal_created_by on enquiry_proposal (created_by);
alter table offer add foreign key (enquiry_proposal_id) references enquiry_proposal on delete set null;
