import { sql, type Kysely } from 'kysely';

/** People may have a picture, a small square one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user add column picture_file_id uuid references stored_file;
    create index app_user_picture_file_id on app_user (picture_file_id) where picture_file_id is not null;
  `.execute(db);
}
