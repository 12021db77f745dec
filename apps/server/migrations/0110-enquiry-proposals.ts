import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** What enquiries are answered with: a car of the catalogue as it was, or a calculation; offers know which one they come from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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

    alter table offer
      add column internal_enquiry_id uuid references internal_enquiry on delete set null,
      add column enquiry_proposal_id uuid references enquiry_proposal on delete set null;
  `.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  {
    name: 'offer_internal_enquiry_id',
    on: 'on offer (internal_enquiry_id) where internal_enquiry_id is not null',
  },
  {
    name: 'offer_enquiry_proposal_id',
    on: 'on offer (enquiry_proposal_id) where enquiry_proposal_id is not null',
  },
];
