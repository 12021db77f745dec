-- The car catalogue: its lists, templates, offers, variants and pictures.

-- Entries of all lists, distinguished by their kind. The kind of the parent follows from it, so that the
-- database refuses a version of a brand.
create table car_list_entry (
  id uuid primary key,
  kind text not null,
  name text not null,
  parent_id uuid,
  parent_kind text generated always as (
    case kind when 'model' then 'brand' when 'colour' then 'brand' when 'version' then 'model' end
  ) stored,
  code text,
  switches text[] not null default '{}',
  position int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, id),
  foreign key (parent_kind, parent_id) references car_list_entry (kind, id),
  check ((parent_kind is null) = (parent_id is null)),
  check ((kind = 'colour') = (code is not null))
);
create unique index car_list_entry_name on car_list_entry (kind, parent_id, lower(name)) nulls not distinct;
create index car_list_entry_parent on car_list_entry (parent_id);

-- A version is of one model and one brand, so it has one template.
create table car_template (
  id uuid primary key,
  brand_id uuid not null references car_list_entry,
  model_id uuid not null references car_list_entry,
  version_id uuid not null unique references car_list_entry,
  car_body_type_id uuid references car_list_entry,
  car_drive_type_id uuid references car_list_entry,
  car_fuel_type_id uuid references car_list_entry,
  car_transmission_type_id uuid references car_list_entry,
  car_type_id uuid references car_list_entry,
  engine_power int,
  engine_power_unit text not null,
  engine_size int,
  doors_count int,
  seats_count int,
  description text,
  additional_information text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index car_template_brand on car_template (brand_id);
create index car_template_model on car_template (model_id);
create index car_template_body_type on car_template (car_body_type_id);
create index car_template_drive_type on car_template (car_drive_type_id);
create index car_template_fuel_type on car_template (car_fuel_type_id);
create index car_template_transmission_type on car_template (car_transmission_type_id);
create index car_template_type on car_template (car_type_id);
create index car_template_created_at on car_template (created_at, id);

create table car_equipment_item (
  car_template_id uuid not null references car_template on delete cascade,
  car_equipment_id uuid not null references car_list_entry,
  car_equipment_section_id uuid references car_list_entry,
  equipment_type text not null,
  sort_order int not null,
  primary key (car_template_id, car_equipment_id)
);
create index car_equipment_item_equipment on car_equipment_item (car_equipment_id);
create index car_equipment_item_section on car_equipment_item (car_equipment_section_id);

-- What is searched and compared is stored as one value each: the words of an offer, its power in one unit.
-- `facet_kind` is one value for all facets, because counting a hundred thousand variants is faster by one column.
-- The price is not part of it: it may be hidden from the reader.
create table car_offer (
  id uuid primary key,
  status text not null default 'pending',
  car_template_id uuid references car_template on delete set null,
  brand_id uuid not null references car_list_entry,
  model_id uuid not null references car_list_entry,
  version_id uuid not null references car_list_entry,
  car_body_type_id uuid references car_list_entry,
  car_drive_type_id uuid references car_list_entry,
  car_fuel_type_id uuid references car_list_entry,
  car_transmission_type_id uuid references car_list_entry,
  car_type_id uuid references car_list_entry,
  engine_power int,
  engine_power_unit text not null,
  engine_power_km int generated always as (
    case engine_power_unit when 'kW' then round(engine_power / 0.73549875)::int else engine_power end
  ) stored,
  engine_size int,
  doors_count int,
  seats_count int,
  description text,
  additional_information text,
  name text not null default '',
  search_text text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  facet_kind uuid not null generated always as (md5(
    coalesce(brand_id::text, '-') || ' ' || coalesce(model_id::text, '-') || ' ' ||
    coalesce(car_body_type_id::text, '-') || ' ' || coalesce(car_fuel_type_id::text, '-') || ' ' ||
    coalesce(car_transmission_type_id::text, '-') || ' ' || coalesce(car_drive_type_id::text, '-') || ' ' ||
    coalesce(engine_power::text, '-') || ' ' || coalesce(engine_power_unit, '-') || ' ' ||
    coalesce(status, '-')
  )::uuid) stored
);
create index car_offer_template on car_offer (car_template_id);
create index car_offer_brand on car_offer (brand_id);
create index car_offer_model on car_offer (model_id);
create index car_offer_version on car_offer (version_id);
create index car_offer_body_type on car_offer (car_body_type_id);
create index car_offer_drive_type on car_offer (car_drive_type_id);
create index car_offer_fuel_type on car_offer (car_fuel_type_id);
create index car_offer_transmission_type on car_offer (car_transmission_type_id);
create index car_offer_type on car_offer (car_type_id);
create index car_offer_updated_at on car_offer (updated_at, id);

-- `price` is what is paid.
create table car_variant (
  id uuid primary key,
  car_offer_id uuid not null references car_offer on delete cascade,
  sort_order int not null,
  car_color_id uuid references car_list_entry,
  car_availability_id uuid references car_list_entry,
  availability text,
  catalog_price numeric(14, 2),
  catalog_discount_price numeric(14, 2),
  price numeric(14, 2) generated always as (coalesce(catalog_discount_price, catalog_price)) stored,
  availability_count int,
  dealer_id uuid references dealer,
  year int,
  prod_time text,
  car_condition text,
  mileage int,
  first_registration date,
  real_availability_date date,
  show_availability_information boolean not null default false,
  specification_file_id uuid references stored_file,
  facet_kind uuid not null generated always as (md5(
    coalesce(car_availability_id::text, '-') || ' ' || coalesce(car_condition, '-') || ' ' ||
    coalesce(year::text, '-') || ' ' || coalesce(dealer_id::text, '-')
  )::uuid) stored
);
create index car_variant_offer on car_variant (car_offer_id, sort_order);
create index car_variant_color on car_variant (car_color_id);
create index car_variant_availability on car_variant (car_availability_id);
create index car_variant_dealer on car_variant (dealer_id);
create index car_variant_specification on car_variant (specification_file_id);
create index car_variant_price on car_variant (price, id);
create index car_variant_catalog_price on car_variant (catalog_price, id);

create table car_offer_equipment_item (
  car_offer_id uuid not null references car_offer on delete cascade,
  car_variant_id uuid references car_variant on delete cascade,
  car_equipment_id uuid not null references car_list_entry,
  car_equipment_section_id uuid references car_list_entry,
  equipment_type text not null,
  sort_order int not null
);
create unique index car_offer_equipment_item_once
  on car_offer_equipment_item (car_offer_id, car_variant_id, car_equipment_id) nulls not distinct;
create index car_offer_equipment_item_variant on car_offer_equipment_item (car_variant_id);
create index car_offer_equipment_item_equipment on car_offer_equipment_item (car_equipment_id);
create index car_offer_equipment_item_section on car_offer_equipment_item (car_equipment_section_id);

-- `revision` counts crops. Width and height are those of the whole picture, upright. The original is never sent.
create table car_variant_image (
  id uuid primary key,
  car_variant_id uuid not null references car_variant on delete cascade,
  sort_order int not null,
  image_type text not null,
  alt text,
  crop jsonb,
  original_file_id uuid not null references stored_file,
  width int not null,
  height int not null,
  placeholder text not null,
  revision int not null default 1,
  is_ready boolean not null default false
);
create index car_variant_image_variant on car_variant_image (car_variant_id, sort_order);
create index car_variant_image_original on car_variant_image (original_file_id);

create table car_image_size (
  image_id uuid not null references car_variant_image on delete cascade,
  size text not null,
  file_id uuid not null references stored_file,
  primary key (image_id, size)
);
create index car_image_size_file on car_image_size (file_id);
