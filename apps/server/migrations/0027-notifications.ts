import { sql, type Kysely } from 'kysely';

/** What people were told. `key` says what it was about, so that nobody is told the same twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      id uuid primary key,
      user_id uuid not null references app_user on delete cascade,
      source text not null,
      content jsonb not null,
      customer_file_id uuid references customer_file on delete cascade,
      key text not null,
      delivery_time timestamptz not null default now(),
      read_at timestamptz,
      unique (user_id, key)
    );
    create index notification_unread on notification (user_id, delivery_time desc, id desc) where read_at is null;
    create index notification_read on notification (user_id, delivery_time desc, id desc) where read_at is not null;
    create index notification_customer_file_id on notification (customer_file_id);
  `.execute(db);
}
