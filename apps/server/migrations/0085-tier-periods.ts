import { sql, type Kysely } from 'kysely';

/** Commission tiers hold from a month on: those there are hold from the beginning, in the settings and in reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table commission_tier
      add column since text check (since ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      drop constraint commission_tier_pkey,
      add constraint commission_tier_since_from unique nulls not distinct (since, "from");

    update report set tiers = jsonb_build_array(jsonb_build_object('since', null, 'tiers', tiers));
  `.execute(db);
}
