-- Banks, dealers, their representatives, vehicles, and the short lists of opportunities.

create table bank (
  id uuid primary key,
  name text not null,
  short_name text,
  tax_id_number text,
  color text,
  email text,
  phone text,
  website text,
  address text,
  note text,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  logo_file_id uuid references stored_file
);
create index bank_tax_id_number on bank (tax_id_number) where tax_id_number is not null;
create index bank_list on bank (is_active, name collate "pl-x-icu", id);
create index bank_created_at on bank (is_active, created_at, id);
create index bank_logo_file_id on bank (logo_file_id);

-- Documents of a bank that are filled with values of an opportunity.
create table document_template (
  id uuid primary key,
  bank_id uuid not null references bank,
  file_id uuid not null references stored_file,
  name text not null,
  version int not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now()
);
create index document_template_bank_id on document_template (bank_id, name collate "pl-x-icu", id);
create index document_template_file_id on document_template (file_id);
create index document_template_created_by on document_template (created_by);

create table dealer (
  id uuid primary key,
  name text not null,
  alias text,
  tax_id_number text,
  dealer_type text check (dealer_type in ('supplier', 'intermediary')),
  main_office_address text,
  company_address text,
  handout_address text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index dealer_tax_id_number on dealer (tax_id_number) where tax_id_number is not null;
create index dealer_list on dealer (name collate "pl-x-icu", id);
create index dealer_created_at on dealer (created_at, id);

create table representative (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  bank_id uuid references bank,
  dealer_id uuid references dealer,
  phones text[] not null default '{}',
  emails text[] not null default '{}',
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint representative_of_one check (num_nonnulls(bank_id, dealer_id) = 1)
);
create index representative_bank_id on representative (bank_id);
create index representative_dealer_id on representative (dealer_id);
create index representative_list on representative (last_name collate "pl-x-icu", id);
create index representative_created_at on representative (created_at, id);

create table vehicle (
  id uuid primary key,
  order_no text,
  manufacturer text not null,
  model text not null,
  engine text,
  shifter text,
  version text,
  body text,
  body_color text,
  year_of_production int,
  gross_catalog_price numeric(14, 2),
  discount numeric(7, 4),
  gross_sell_price numeric(14, 2),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (fold(
    manufacturer || ' ' || model || ' ' || coalesce(version, '') || ' ' || coalesce(engine, '') || ' ' ||
    coalesce(body, '') || ' ' || coalesce(body_color, '') || ' ' || coalesce(order_no, '') || ' ' ||
    coalesce(year_of_production::text, '')
  )) stored,
  updated_at timestamptz not null default now()
);
create index vehicle_search_text on vehicle using gin (search_text gin_trgm_ops);
create index vehicle_created_at on vehicle (created_at desc, id desc);
create index vehicle_order_no on vehicle (order_no) where order_no is not null;
create index vehicle_manufacturer on vehicle (manufacturer collate "pl-x-icu", id);
create index vehicle_search_text_pieces on vehicle using gin (search_pieces(search_text)) with (fastupdate = off);

create table lead_source (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  position int not null default 0,
  is_active boolean not null default true,
  version int not null default 1
);

create table archive_reason (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  requires_note boolean not null default false,
  position int not null default 0,
  is_active boolean not null default true
);

create table label (
  id uuid primary key,
  title text not null,
  color text not null,
  text_color text,
  description text,
  version int not null default 1
);
create unique index label_title on label (lower(title));
