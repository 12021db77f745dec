import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** How many days an opportunity may stay in a status before it counts as stale; 0 for any time (rule ST2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table opportunity_status add column day_limit integer not null default 0 check (day_limit between 0 and 365);
    update opportunity_status set day_limit = usual.days
    from (values
      ('lead', 2), ('first_contact', 5), ('presentation_proposal', 7), ('negotiations', 14),
      ('application_to_client', 7), ('application', 7), ('conclusion_agreement', 7), ('waiting_for_vehicle', 90),
      ('registration_insurance', 14), ('handing', 7), ('closed', 0)
    ) as usual(slug, days)
    where usual.slug = opportunity_status.slug;
  `.execute(db);
}

/** The next activity of each card of the board. */
export const indexes: readonly DeferredIndex[] = [
  { name: 'activity_next', on: 'on activity (customer_file_id, start_at, id) where done_at is null' },
];
