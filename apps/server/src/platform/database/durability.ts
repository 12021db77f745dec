import type pg from 'pg';

/** The oldest PostgreSQL the migrations are written for. */
const oldestVersion = 15;

/**
 * Refuses a database that could lose an acknowledged change, or is too old.
 * @throws with what to change, for the operator.
 */
export async function assertDurable(pool: pg.Pool, options: { readonly testing: boolean }): Promise<void> {
  const { rows } = await pool.query<{ fsync: string; commit: string; version: number }>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('server_version_num')::int / 10000 as version`,
  );
  const found = rows[0];
  if (!found) throw new Error('The database does not tell its settings');
  if (found.version < oldestVersion) {
    throw new Error(`PostgreSQL ${found.version} is too old: version ${oldestVersion} or newer is needed`);
  }
  if (options.testing) return;
  const unsafe = [
    ...(found.fsync === 'off' ? ['fsync'] : []),
    ...(found.commit === 'off' ? ['synchronous_commit'] : []),
  ];
  if (unsafe.length > 0) {
    throw new Error(
      `The database may lose saved work: ${unsafe.join(' and ')} is off. Switch it on in postgresql.conf and restart PostgreSQL.`,
    );
  }
}
