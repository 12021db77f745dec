import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * By what mails of one sender are counted that may become one line: who has written them and when they count as sent. Mails from
 * before are not counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table received_mail
      add column sender_address text,
      add column counted_at timestamptz,
      add column is_separate boolean not null default false;
    comment on column received_mail.sender_address is 'The person of Reply-To or From; of a form that names nobody its own.';
    comment on column received_mail.is_separate is 'It was separated from its line and joins none any more.';
  `.execute(db);
}

/** The latest mails of a sender. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'received_mail_sender',
    on: 'on received_mail (sender_address, received_at) where sender_address is not null',
  },
];
