import type pg from 'pg';

/** A connection as `DATABASE_URL` says it. */
export function connectionUrl(connection: pg.ClientConfig): string {
  const { user = '', password: secret, host = '', port = 5432, database = '' } = connection;
  const login =
    encodeURIComponent(user) + (typeof secret === 'string' ? `:${encodeURIComponent(secret)}` : '');
  return `postgresql://${login}@${encodeURIComponent(host)}:${port}/${database}`;
}
