import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Small pictures of files, and the files that wait for theirs: those of before all do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stored_file add column thumbnail_of uuid references stored_file on delete cascade;

    create table wanted_thumbnail (
      file_id uuid primary key references stored_file on delete cascade,
      tries smallint not null default 0,
      wanted_at timestamptz not null default now()
    );

    insert into wanted_thumbnail (file_id, wanted_at)
    select id, created_at from stored_file
    where mime in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf') and (
      id in (select file_id from document)
      or id in (select file_id from comment_file)
      or id in (select file_id from enquiry_file)
    );
  `.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  {
    name: 'stored_file_thumbnail_of',
    unique: true,
    on: 'on stored_file (thumbnail_of) where thumbnail_of is not null',
  },
];
