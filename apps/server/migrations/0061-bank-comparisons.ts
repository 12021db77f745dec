import { sql, type Kysely } from 'kysely';

/** Bank comparisons of opportunities. Their quotes are what was compared: they stay when an offer they came from changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      updated_at timestamptz not null default now()
    );
    create index bank_comparison_customer_file_id on bank_comparison (customer_file_id, created_at);
    create index bank_comparison_created_at on bank_comparison (created_at, id);
    create index bank_comparison_created_by on bank_comparison (created_by);
  `.execute(db);
}
