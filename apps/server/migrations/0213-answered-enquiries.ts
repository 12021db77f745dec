import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** What somebody has done to enquiries is found by when it was; an index by who did it alone is not needed beside that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index enquiry_event_actor_id`.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  { name: 'enquiry_event_actor_at', on: 'on enquiry_event (actor_id, created_at)' },
];
