import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Where received mails came from, and notifications about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table received_mail add column is_dropped boolean not null default false;
    comment on column received_mail.is_dropped is 'It lay in the folder of the server; it came from no account.';
    -- of mails that came before, those of accounts that are gone cannot be told from those of the folder
    update received_mail set is_dropped = true where mail_account_id is null;
    alter table received_mail alter column is_dropped drop default;

    alter table notification add column received_mail_id uuid references received_mail on delete cascade;
  `.execute(db);
}

/** What goes with a mail, and is read with it. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'notification_received_mail_id',
    on: 'on notification (received_mail_id) where received_mail_id is not null',
  },
];
