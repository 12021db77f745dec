import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Notifications about company announcements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification add column company_notice_id uuid references company_notice on delete cascade;
  `.execute(db);
}

/** What goes with an announcement, and is read with it. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'notification_company_notice_id',
    on: 'on notification (company_notice_id) where company_notice_id is not null',
  },
];
