import { sql, type Kysely } from 'kysely';

/** Rent offers, of an opportunity or of none, and the files that mails of the latter bring along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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

    create table rent_offer_mailed_file (
      file_id uuid primary key references stored_file on delete cascade,
      rent_offer_id uuid not null references rent_offer on delete cascade
    );
    create index rent_offer_mailed_file_rent_offer_id on rent_offer_mailed_file (rent_offer_id);
  `.execute(db);
}
