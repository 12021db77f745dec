import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { startReaper, testFolder } from '@szansa/server/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createJobTables } from '../jobs/jobs.ts';
import { applicationConnection, ensureApplicationDatabase } from './application-database.ts';
import { clusterIdentity, olderBinaries } from './cluster-binaries.ts';
import { clusterLocation } from './cluster-location.ts';
import { initialise, readAddress, start, stop, type ClusterAddress, type Place } from './cluster-process.ts';
import type { ClusterUpgrade } from './cluster-upgrade.ts';
import { joinCluster, type Cluster } from './embedded-cluster.ts';
import { migrate } from './migrate.ts';

const settings = { fsync: 'off', shared_buffers: '16MB' };
let dataDir = '';
let reap: () => Promise<void>;
/** The cluster of PostgreSQL 17 in the folder. */
let old: Place;

async function inDatabase<T>(address: ClusterAddress, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(applicationConnection(address));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const customers = (client: Client) =>
  client.query(
    'select last_name as "lastName", search_name as "searchName" from customer order by last_name',
  );

/** A server of an older release has run here: rows, a value of a sequence, and a pending job. */
async function fillOld(): Promise<void> {
  await start(old, settings);
  const { address } = await readAddress(old);
  await ensureApplicationDatabase(address);
  await migrate(applicationConnection(address));
  await createJobTables(applicationConnection(address));
  await inDatabase(address, async (client) => {
    await client.query(`
      insert into customer (id, first_name, last_name, note) values
        (gen_random_uuid(), 'Łucja', 'Dąb', E'wiersz\\n\\tz tabulatorem i \\\\'),
        (gen_random_uuid(), 'Zażółć', 'Gęślą', null);
      select jobs.create_queue('mail.send', '{"policy":"standard"}'::jsonb);
      insert into jobs.job (name, data) values ('mail.send', '{"id":1}')`);
  });
  await stop(old);
}

beforeAll(async () => {
  dataDir = await testFolder();
  reap = startReaper(dataDir);
  const identity = clusterIdentity();
  const location = await clusterLocation(dataDir, identity);
  const binaries = await olderBinaries(location, identity, '17');
  if (!binaries) throw new Error('a development package');
  const log = path.join(location, 'postgres.log');
  old = { location, data: path.join(location, 'data'), log, binaries, identity };
  await initialise(old);
  await fillOld();
});
afterAll(() => reap());

async function withCluster<T>(
  work: (cluster: Cluster) => Promise<T>,
  seen: ClusterUpgrade[] = [],
): Promise<T> {
  const cluster = await joinCluster({ dataDir, settings, onUpgrade: (progress) => seen.push(progress) });
  try {
    return await work(cluster);
  } finally {
    await cluster.leave();
  }
}

// 5 s
test('data of an older PostgreSQL is copied completely, once, and retained', async () => {
  // what an upgrade that was killed half-way has left
  await mkdir(path.join(old.location, 'data-next'));
  const seen: ClusterUpgrade[] = [];
  const found = await withCluster(
    ({ address }) =>
      inDatabase(address, async (client) => ({
        version: (
          await client.query<{ major: number }>(
            `select current_setting('server_version_num')::int / 10000 as major`,
          )
        ).rows,
        customers: (await customers(client)).rows,
        jobs: (await client.query('select name, data from jobs.job')).rows,
        migrations: (await client.query('select from migration where has_indexes')).rowCount,
      })),
    seen,
  );
  expect(found).toMatchObject({
    version: [{ major: 18 }],
    customers: [
      { lastName: 'Dąb', searchName: 'lucja dab ' },
      { lastName: 'Gęślą', searchName: 'zazolc gesla ' },
    ],
    jobs: [{ name: 'mail.send', data: { id: 1 } }],
  });
  const { total } = seen[0] ?? { total: 0 };
  expect(total).toBeGreaterThan(50);
  expect(seen.map(({ done }) => done)).toEqual(Array.from({ length: total + 1 }, (_, index) => index));
  expect(await readFile(path.join(old.location, 'data-17/PG_VERSION'), 'utf8')).toBe('17\n');
  expect(existsSync(path.join(old.location, 'data-next'))).toBe(false);

  const again: ClusterUpgrade[] = [];
  // a start that was killed between the two renames
  await rename(old.data, path.join(old.location, 'data-complete'));
  expect(await withCluster(({ address }) => inDatabase(address, customers), again)).toMatchObject({
    rowCount: 2,
  });
  expect(again).toEqual([]);
});

test('data of a newer PostgreSQL, or of one that the release cannot read, is refused with a sentence', async () => {
  const version = path.join(old.data, 'PG_VERSION');
  await writeFile(version, '19\n');
  await expect(withCluster(async () => undefined)).rejects.toThrow(
    /is of PostgreSQL 19, and this release has 18: .*data-18 like it/,
  );
  await writeFile(version, '16\n');
  await expect(withCluster(async () => undefined)).rejects.toThrow(
    /is of PostgreSQL 16, which this release cannot read/,
  );
});
