import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** How much may be uploaded: at once, by one person a day, and by everybody in all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agency
      add column message_files_mb int not null default 100 check (message_files_mb between 1 and 250),
      add column daily_files_mb int not null default 1000 check (daily_files_mb between 1 and 100000),
      add column agency_files_gb int not null default 50 check (agency_files_gb between 1 and 10000);
  `.execute(db);
}

/** What is used is added up where it is asked for, from these alone. */
export const indexes: readonly DeferredIndex[] = [
  { name: 'stored_file_usage', on: 'on stored_file (created_by, created_at) include (size)' },
];
