import { asSuperuser, emptyDatabase, testConnection } from '@szansa/server/testing';
import { expect, inject, test } from 'vitest';

import { checkExternalDatabase } from './external-database.ts';

test('a database that does not answer or does not exist is named without its password', async () => {
  const closed = { host: '127.0.0.1', port: 1, user: 'szansa', password: 'a secret', database: 'szansa' };
  await expect(checkExternalDatabase(closed)).rejects.toThrow(
    'The database szansa at 127.0.0.1:1 (DATABASE_URL) cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.',
  );
  await expect(checkExternalDatabase(testConnection('missing'))).rejects.toThrow(
    /missing at .* does not exist/,
  );
});

test('a database that may lose saved work is refused', async () => {
  const { name, drop } = await emptyDatabase();
  await expect(checkExternalDatabase(testConnection(name))).rejects.toThrow(
    /fsync and synchronous_commit is off: switch it on in postgresql\.conf/,
  );
  await drop();
});

test('a database of another owner, and one that cannot hold Polish texts, are refused', async () => {
  await asSuperuser(inject('cluster'), async (client) => {
    await client.query('create database of_others');
    await client.query(
      `create database latin encoding 'LATIN1' locale 'C' locale_provider libc template template0`,
    );
  });
  await expect(checkExternalDatabase(testConnection('of_others'))).rejects.toThrow(
    /does not let this user create tables and the extensions pg_trgm, unaccent: make the user its owner/,
  );
  await expect(checkExternalDatabase(testConnection('latin'))).rejects.toThrow(/has the encoding LATIN1/);
  await asSuperuser(inject('cluster'), async (client) => {
    await client.query('drop database of_others');
    await client.query('drop database latin');
  });
});
