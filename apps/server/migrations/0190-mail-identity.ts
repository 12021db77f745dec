import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * What tells two mails with one Message-ID apart. Mails from before have no fingerprint: it is computed from their source
 * when another mail comes with their Message-ID.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table received_mail drop constraint received_mail_message_key_key;
    alter table received_mail add column fingerprint text;
    comment on column received_mail.fingerprint is 'The sum of its sender, date, text and attachments.';
    alter table received_mail add column shares_message_id boolean not null default false;
    comment on column received_mail.shares_message_id is 'A different mail with the same Message-ID came before it.';
  `.execute(db);
}

/** A mail with the same Message-ID and the same fingerprint is stored once. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'received_mail_identity',
    unique: true,
    on: 'on received_mail (message_key, fingerprint) nulls not distinct',
  },
];
