import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** A message may answer another one, and has the id that its author's browser gave it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comment
      add column client_id uuid,
      add column reply_to_id uuid references comment on delete set null;
  `.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  // sent again, however much later, a message is the one that is there
  {
    name: 'comment_client_id',
    unique: true,
    on: 'on comment (author_id, client_id) where client_id is not null',
  },
  { name: 'comment_reply_to_id', on: 'on comment (reply_to_id) where reply_to_id is not null' },
];
