-- Commission reports.

-- An accepted report never changes: it stores the tiers and, in its entries, the values it was calculated from.
create table report (
  id uuid primary key,
  type text not null check (type in ('deal_signing_date', 'vehicle_registration_date')),
  range_type text not null,
  date_from date not null,
  date_to date not null,
  tiers jsonb not null,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  calculated_at timestamptz not null default now(),
  accepted_by uuid references app_user,
  accepted_at timestamptz,
  archived_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  check (date_to >= date_from),
  check (archived_at is null or accepted_at is not null)
);
create index report_created_at on report (created_at, id);
create index report_created_by on report (created_by);
create index report_accepted_by on report (accepted_by);
create index report_waiting on report (accepted_at) where accepted_at is not null and archived_at is null;

create table report_worker (
  report_id uuid not null references report on delete cascade,
  worker_id uuid not null references app_user,
  primary key (report_id, worker_id)
);
create index report_worker_worker_id on report_worker (worker_id);

create table report_entry (
  id uuid primary key,
  report_id uuid not null references report on delete cascade,
  position int not null,
  customer_file_id uuid references customer_file on delete set null,
  offer_id uuid references offer on delete set null,
  worker_id uuid not null references app_user,
  worker_name text not null,
  tax_id text,
  client_name text,
  phone text,
  email text,
  income_type text,
  type text,
  description text,
  year_of_production int,
  leasing_company text,
  month_of_income text not null check (month_of_income ~ '^[0-9]{4}-[0-9]{2}$'),
  netto_transaction_value numeric(14, 2),
  own_share numeric(14, 2),
  net_commitment_value numeric(18, 2),
  commision_amount numeric(14, 2),
  client_commission numeric(14, 2),
  transaction_costs numeric(14, 2),
  total_commission numeric(18, 2) not null,
  insurance numeric(14, 2),
  gap_insurance numeric(14, 2),
  register_vehicle_date date,
  conctract_date date,
  customer_source text,
  notes text,
  worker_commission numeric(18, 2) not null,
  invoice_number text,
  mg_insurance_commission numeric(14, 2),
  pay_month text check (pay_month ~ '^[0-9]{4}-[0-9]{2}$'),
  sum_of_commissions numeric(18, 2) not null,
  leasing_merchant_name text,
  invoice_charged_price numeric(14, 2),
  total_sum_of_commissions numeric(18, 2) not null,
  customer_file_creation_method text,
  by_hand jsonb not null default '{}',
  version int not null default 1
);
create index report_entry_position on report_entry (report_id, position);
create index report_entry_month on report_entry (report_id, worker_id, month_of_income);
create index report_entry_offer_id on report_entry (offer_id);
create index report_entry_customer_file_id on report_entry (customer_file_id);
create index report_entry_worker_id on report_entry (worker_id);
