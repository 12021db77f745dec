import type pg from 'pg';

/** Returns a connection in the format of `DATABASE_URL`. */
export function connectionUrl(connection: pg.ClientConfig): string {
  const { user = '', password: secret, host = '', port = 5432, database = '' } = connection;
  const login =
    encodeURIComponent(user) + (typeof secret === 'string' ? `:${encodeURIComponent(secret)}` : '');
  return `postgresql://${login}@${encodeURIComponent(host)}:${port}/${database}`;
}
