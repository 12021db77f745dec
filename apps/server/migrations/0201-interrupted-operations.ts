import { sql, type Kysely } from 'kysely';

/** Operations can end as interrupted: their job is gone, after a restore for example. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operation drop constraint operation_state_check;
    alter table operation add constraint operation_state_check
      check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted'));
  `.execute(db);
}
