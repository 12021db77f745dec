-- Offers of opportunities, comparisons of bank quotes, rent offers.

-- `search_…` repeat texts of the customer, the opportunity and the vehicle, and are updated by triggers.
create table offer (
  id uuid primary key,
  customer_file_id uuid not null references customer_file on delete cascade,
  offer_type text not null check (offer_type in ('leasing', 'rent_long_term', 'rent_short_term')),
  vehicle_id uuid references vehicle,
  bank_representative_id uuid references representative,
  dealer_representative_id uuid references representative,
  order_type text check (order_type in ('production', 'on_hand')),
  intrest_rate_type text check (intrest_rate_type in ('fixed', 'variable')),
  is_deposit boolean not null default false,
  registration_city text,
  commision_percent numeric(7, 4),
  commision_amount numeric(14, 2),
  booking_date date,
  initial_payment numeric(14, 2),
  number_of_installments int,
  buyout_price numeric(14, 2),
  monthly_amount numeric(14, 2),
  vehicle_value numeric(14, 2),
  transaction_costs numeric(14, 2),
  sum_of_payments numeric(14, 2),
  invoice_charged_price numeric(14, 2),
  vehicle_registration_date date,
  deal_signing_date date,
  deal_end_date date,
  car_insurance_id text,
  gap_insurance_id text,
  note text,
  version int not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  car_variant_id uuid references car_variant on delete set null,
  internal_enquiry_id uuid,
  enquiry_proposal_id uuid,
  search_name text not null default '',
  search_text text not null default ''
);
create index offer_customer_file_id on offer (customer_file_id, created_at, id);
create index offer_vehicle_id on offer (vehicle_id);
create index offer_bank_representative_id on offer (bank_representative_id);
create index offer_dealer_representative_id on offer (dealer_representative_id);
create index offer_created_by on offer (created_by);
create index offer_created_at on offer (created_at, id);
create index offer_vehicle_value on offer (vehicle_value desc nulls last, id desc);
create index offer_registered on offer (vehicle_registration_date);
create index offer_ends on offer (deal_end_date);
create index offer_car_variant_id on offer (car_variant_id) where car_variant_id is not null;
create index offer_internal_enquiry_id on offer (internal_enquiry_id) where internal_enquiry_id is not null;
create index offer_enquiry_proposal_id on offer (enquiry_proposal_id) where enquiry_proposal_id is not null;
create index offer_search_name on offer using gin (search_name gin_trgm_ops) with (fastupdate = off);
create index offer_search_name_pieces on offer using gin (search_pieces(search_name)) with (fastupdate = off);
create index offer_search_text on offer using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index offer_search_text_pieces on offer using gin (search_pieces(search_text)) with (fastupdate = off);
alter table customer_file add constraint customer_file_chosen_offer foreign key (chosen_offer_id)
  references offer on delete set null deferrable initially deferred;
alter table document add foreign key (offer_id) references offer on delete set null;

create function keep_shown_offer(wanted uuid) returns void language sql as $$
  update customer_file f set shown_offer_id = found.id, vehicle_value = found.vehicle_value
  from (select wanted as file_id) w
  left join lateral (
    select o.id, o.vehicle_value from offer o join customer_file c on c.id = o.customer_file_id
    where o.customer_file_id = w.file_id
    order by (o.id = c.chosen_offer_id) desc nulls last, o.created_at desc, o.id desc limit 1
  ) found on true
  where f.id = w.file_id and (f.shown_offer_id, f.vehicle_value) is distinct from (found.id, found.vehicle_value);
$$;

create function offer_was_written() returns trigger language plpgsql as $$
begin
  perform keep_shown_offer(coalesce(new.customer_file_id, old.customer_file_id));
  return null;
end $$;

create trigger offer_written after insert or delete or update of vehicle_value, created_at on offer
  for each row execute function offer_was_written();

create function offer_was_chosen() returns trigger language plpgsql as $$
begin
  perform keep_shown_offer(new.id);
  return null;
end $$;

create trigger offer_chosen after update of chosen_offer_id on customer_file
  for each row when (old.chosen_offer_id is distinct from new.chosen_offer_id)
  execute function offer_was_chosen();

-- Locks the rows it reads, so that a customer or vehicle renamed at the same time renames this offer as well.
create function keep_offer_search() returns trigger language plpgsql as $$
declare
  vehicle_text text;
begin
  select v.search_text into vehicle_text from vehicle v where v.id = new.vehicle_id for share;
  select c.search_name || ' ' || f.number || ' ' || coalesce(vehicle_text, ''),
    c.search_text || ' ' || f.number || ' ' || coalesce(vehicle_text, '')
  into new.search_name, new.search_text
  from customer_file f join customer c on c.id = f.customer_id
  where f.id = new.customer_file_id for share;
  return new;
end $$;

create trigger offer_search_kept before insert or update of customer_file_id, vehicle_id on offer
  for each row execute function keep_offer_search();

-- Compares here, because a column that the condition of a trigger names cannot be dropped from its table.
create function searched_offers_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'vehicle' then
    if old.search_text <> new.search_text then
      update offer set vehicle_id = vehicle_id where vehicle_id = new.id;
    end if;
  elsif tg_table_name = 'customer' then
    if old.search_text <> new.search_text or old.search_name <> new.search_name then
      update offer set customer_file_id = customer_file_id
      where customer_file_id in (select id from customer_file where customer_id = new.id);
    end if;
  elsif old.customer_id <> new.customer_id then
    update offer set customer_file_id = customer_file_id where customer_file_id = new.id;
  end if;
  return null;
end $$;

create trigger vehicle_search_changed after update on vehicle
  for each row execute function searched_offers_changed();
create trigger customer_search_changed after update on customer
  for each row execute function searched_offers_changed();
create trigger customer_of_file_changed after update of customer_id on customer_file
  for each row execute function searched_offers_changed();

-- Quotes are stored as they were compared, and do not follow the offers they came from.
create table bank_comparison (
  id uuid primary key,
  customer_file_id uuid not null references customer_file on delete cascade,
  title text not null,
  quotes jsonb not null check (jsonb_array_length(quotes) between 2 and 4),
  basis jsonb,
  starts_on date not null,
  drive text,
  co2 int check (co2 between 0 and 1000),
  display_sum_of_payments boolean not null default true,
  display_intrest_rate_type boolean not null default true,
  display_gap_price boolean not null default true,
  version int not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null check (kind in ('leasing', 'rent')),
  rent_basis jsonb
);
create index bank_comparison_customer_file_id on bank_comparison (customer_file_id, created_at);
create index bank_comparison_created_at on bank_comparison (created_at, id);
create index bank_comparison_created_by on bank_comparison (created_by);

-- Values extracted from the PDF of a bank, proposed for a day to the user who uploaded it.
create table reading (
  id uuid primary key,
  customer_file_id uuid not null references customer_file on delete cascade,
  owner_id uuid not null references app_user on delete cascade,
  -- As in imports.
  session_id uuid not null,
  file_id uuid not null references stored_file on delete cascade,
  operation_id uuid not null,
  problem text check (problem in ('damaged', 'encrypted', 'too_many_pages', 'too_much')),
  pages jsonb not null default '[]',
  values_read jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index reading_operation_id on reading (operation_id);
create index reading_created_at on reading (created_at);
create index reading_customer_file_id on reading (customer_file_id);
create index reading_owner_id on reading (owner_id);
create index reading_file_id on reading (file_id);

create table rent_offer (
  id uuid primary key,
  customer_file_id uuid references customer_file on delete cascade,
  client_title text not null,
  car_brand_and_model text not null,
  car_version_and_engine text,
  car_variant text,
  car_state text not null check (car_state in ('new', 'used')),
  offer_type text not null check (offer_type in ('rent_long_term', 'rent_short_term')),
  contract_months_period int not null check (contract_months_period between 1 and 120),
  monthly_fee_net numeric(14, 2) not null,
  initial_payment_net numeric(14, 2),
  buyout_price_net numeric(14, 2),
  sell_value numeric(14, 2),
  total_km_limit int check (total_km_limit > 0),
  display_mileage boolean not null,
  vehicle_insurance boolean not null,
  maintenance boolean not null,
  replacement_car boolean not null,
  assistance boolean not null,
  damage_control boolean not null,
  additional_information text,
  version int not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index rent_offer_customer_file_id on rent_offer (customer_file_id, created_at);
create index rent_offer_created_at on rent_offer (created_at, id);
create index rent_offer_created_by on rent_offer (created_by);

-- Files attached to mails of rent offers without an opportunity.
create table rent_offer_mailed_file (
  file_id uuid primary key references stored_file on delete cascade,
  rent_offer_id uuid not null references rent_offer on delete cascade
);
create index rent_offer_mailed_file_rent_offer_id on rent_offer_mailed_file (rent_offer_id);
