import { sql, type Kysely } from 'kysely';

/**
 * Car offers, their variants, and the equipment of both. What is searched and compared stands with each as one value: the name and
 * the words of an offer, its power in one unit and the price that is paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      updated_at timestamptz not null default now()
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
      specification_file_id uuid references stored_file
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
  `.execute(db);
}
