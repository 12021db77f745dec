import { sql, type Kysely } from 'kysely';

/** Car templates and their equipment. A version is of one model and one brand, so it has one template. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
  `.execute(db);
}
