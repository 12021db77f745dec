import { sql, type Kysely } from 'kysely';

// Databases and backups from before 0.1.0 name the migrations that the baseline replaced. This file, its test and its
// two calls are deleted after 0.1.0.

const baseline = '0001-baseline';
const replaced = { first: '0001-accounts', last: '0213-answered-enquiries', count: 85 };

const advice = {
  database: 'Start the server once',
  backup: 'Restore it',
};

/**
 * Returns migrations that have run, with the baseline in place of those that it replaced.
 * @throws Error when some of these have not run
 */
export function withBaseline(names: readonly string[], of: keyof typeof advice): readonly string[] {
  if (!names.includes(replaced.first)) return names;
  if (names.length === replaced.count && names.at(-1) === replaced.last) return [baseline];
  throw new Error(
    `The ${of} is older than version 0.1.0: its last migration is ${names.at(-1)}. ${advice[of]} ` +
      `with the last commit that contains the migration ${replaced.last}, then update to this version.`,
  );
}

/**
 * Records the baseline as applied in a database whose schema the replaced migrations made, and removes the remaining
 * differences: checks that were never validated for old rows, and names of indexes.
 * @throws Error when some of these migrations have not run
 */
export async function adoptBaseline(db: Kysely<unknown>): Promise<void> {
  // the earliest databases were migrated by Kysely's own migrator
  const kysely = await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db);
  const notes = kysely.rows.length > 0 ? sql`kysely_migration` : sql`migration where has_indexes`;
  const { rows } = await sql<{ name: string }>`select name from ${notes} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  if (withBaseline(names, 'database') === names) return;
  await db.transaction().execute((transaction) =>
    sql`
      alter table chat validate constraint chat_subject;
      alter table chat_follower validate constraint chat_follower_subject;
      alter table chat_read validate constraint chat_read_subject;
      alter table comment validate constraint comment_subject;
      alter table outbox_mail validate constraint outbox_mail_state_check;
      alter index if exists audit_log_before_actor rename to audit_log_before_actor_id_at_idx;
      alter index if exists audit_log_before_at rename to audit_log_before_at_id_idx;
      alter index if exists audit_log_before_entity rename to audit_log_before_entity_entity_id_version_idx;
      delete from migration;
      insert into migration (name, has_indexes) values (${sql.lit(baseline)}, true);
    `.execute(transaction),
  );
}
