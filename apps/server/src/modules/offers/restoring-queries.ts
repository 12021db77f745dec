import { sql } from 'kysely';

import type { Db } from '#platform';

/** Whether the vehicle and the people that a deleted offer refers to all exist; existing ones are locked. */
export async function hasItsParts(db: Db, row: string): Promise<boolean> {
  const { rows } = await sql<{ named: number; there: number }>`
    with was as (select * from jsonb_populate_record(null::offer, ${row}::jsonb)),
      parts as (
        select array_remove(array[vehicle_id], null) as vehicles,
          array_remove(array[bank_representative_id, dealer_representative_id], null) as people
        from was
      ),
      vehicles as (select id from vehicle where id in (select unnest(vehicles) from parts) for key share),
      people as (select id from representative where id in (select unnest(people) from parts) for key share)
    select (select cardinality(vehicles) + (select count(distinct id) from unnest(people) id) from parts)::int as named,
      ((select count(*) from vehicles) + (select count(*) from people))::int as there
  `.execute(db);
  return rows[0] !== undefined && rows[0].named === rows[0].there;
}

/** Puts a row in as it was; what it came from and is gone by now would have left it. */
export async function insertRemovedOffer(db: Db, row: string): Promise<void> {
  await sql`
    insert into offer
    select was.* from jsonb_populate_record(
      null::offer,
      ${row}::jsonb || jsonb_build_object(
        'car_variant_id', (select id from car_variant where id = (${row}::jsonb ->> 'car_variant_id')::uuid),
        'internal_enquiry_id',
        (select id from internal_enquiry where id = (${row}::jsonb ->> 'internal_enquiry_id')::uuid),
        'enquiry_proposal_id',
        (select id from enquiry_proposal where id = (${row}::jsonb ->> 'enquiry_proposal_id')::uuid)
      )
    ) was
  `.execute(db);
}
