import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * Notifications of all kinds: those about an enquiry, several that are one (`count`, joined until `grouped_until` by their
 * `group_key`), and those that wait for the summary of a morning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification
      add column internal_enquiry_id uuid references internal_enquiry on delete cascade,
      add column count integer not null default 1,
      add column group_key text,
      add column grouped_until timestamptz,
      add column awaits_summary boolean not null default false;
    drop index notification_unread;
    drop index notification_read;
  `.execute(db);
}

/** What a new one joins, what a summary takes, what goes with an enquiry, and the pages of the panel. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'notification_group',
    on: 'on notification (user_id, group_key) where read_at is null and group_key is not null',
  },
  { name: 'notification_awaits_summary', on: 'on notification (user_id, id) where awaits_summary' },
  {
    name: 'notification_internal_enquiry_id',
    on: 'on notification (internal_enquiry_id) where internal_enquiry_id is not null',
  },
  { name: 'notification_unread_page', on: 'on notification (user_id, id) where read_at is null' },
  { name: 'notification_read_page', on: 'on notification (user_id, id) where read_at is not null' },
];
