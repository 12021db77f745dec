import { sql, type Kysely } from 'kysely';

/**
 * Company announcements. A draft names roles and people; once it is sent, each recipient has a row, and keeps it when they
 * are one no more (`is_addressed`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_notice (
      id uuid primary key,
      title text not null,
      note jsonb,
      note_text text not null,
      is_important boolean not null,
      valid_until date,
      roles text[] not null,
      created_by uuid references app_user,
      created_at timestamptz not null default now(),
      sent_by uuid references app_user,
      sent_at timestamptz,
      reminded_at timestamptz,
      version int not null default 1,
      search_text text not null generated always as (fold(title || ' ' || left(note_text, 5000))) stored
    );
    create index company_notice_created_at on company_notice (created_at, id);
    create index company_notice_sent_at on company_notice (sent_at) where sent_at is not null;
    create index company_notice_created_by on company_notice (created_by);
    create index company_notice_sent_by on company_notice (sent_by);

    create table company_notice_user (
      company_notice_id uuid not null references company_notice on delete cascade,
      user_id uuid not null references app_user,
      primary key (company_notice_id, user_id)
    );
    create index company_notice_user_user_id on company_notice_user (user_id);

    create table company_notice_recipient (
      id uuid primary key,
      company_notice_id uuid not null references company_notice on delete cascade,
      user_id uuid not null references app_user,
      is_addressed boolean not null default true,
      read_at timestamptz,
      confirmed_at timestamptz,
      unique (company_notice_id, user_id),
      check (confirmed_at is null or read_at is not null)
    );
    create index company_notice_recipient_pending on company_notice_recipient (user_id) where confirmed_at is null;
    create index company_notice_recipient_user_id on company_notice_recipient (user_id);

    create table company_notice_file (
      id uuid primary key,
      company_notice_id uuid not null references company_notice on delete cascade,
      file_id uuid not null references stored_file,
      created_by uuid references app_user,
      created_at timestamptz not null default now()
    );
    create index company_notice_file_notice on company_notice_file (company_notice_id, id);
    create index company_notice_file_file_id on company_notice_file (file_id);
    create index company_notice_file_created_by on company_notice_file (created_by);
  `.execute(db);
}
