import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { startReaper, testFolder } from '@szansa/server/testing';
import { Client, type QueryResultRow } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { applicationConnection, ensureApplicationDatabase } from './application-database.ts';
import { joinCluster, type Cluster } from './embedded-cluster.ts';

const settings = { fsync: 'off', shared_buffers: '16MB' };
let dataDir = '';
let reap: () => Promise<void>;
const joined: Cluster[] = [];

// the tests share the files of a cluster, which the last process stops: creating them takes longest
beforeAll(async () => {
  dataDir = await testFolder();
  reap = startReaper(dataDir);
});
afterEach(async () => {
  for (const cluster of joined.splice(0)) await cluster.leave();
});
afterAll(() => reap());

async function join(onRevival?: (outcome: { error?: unknown }) => void): Promise<Cluster> {
  const cluster = await joinCluster({ dataDir, settings, ...(onRevival ? { onRevival } : {}) });
  joined.push(cluster);
  return cluster;
}

async function leave(cluster: Cluster): Promise<void> {
  joined.splice(joined.indexOf(cluster), 1);
  await cluster.leave();
}

async function request<T extends QueryResultRow>(cluster: Cluster, query: string): Promise<T | undefined> {
  const client = new Client(applicationConnection(cluster.address));
  await client.connect();
  try {
    return (await client.query<T>(query)).rows[0];
  } finally {
    await client.end();
  }
}

const launch = `
  import { joinCluster } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-cluster.ts'))};
  const cluster = await joinCluster({ dataDir: process.env.FOLDER, settings: { fsync: 'off' } });
  process.stdout.write(String(cluster.postmasterPid), () => process.kill(process.pid, 'SIGKILL'));
`;

/** The cluster of a server that was killed: the postmaster is left behind. */
async function startUnwatched(): Promise<number> {
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', launch], {
    cwd: import.meta.dirname,
    env: { ...process.env, FOLDER: dataDir },
  });
  const { stdout } = (await run.catch((error: unknown) => error)) as { stdout: string };
  return Number(stdout);
}

test('what a killed server left running is adopted', async () => {
  const orphan = await startUnwatched();
  expect(await join()).toMatchObject({ adopted: true, postmasterPid: orphan });
});

test('the application owns its database but is no superuser, and has its extensions', async () => {
  const cluster = await join();
  expect(cluster.adopted).toBe(false);
  await Promise.all([ensureApplicationDatabase(cluster.address), ensureApplicationDatabase(cluster.address)]);
  const role = await request(
    cluster,
    `select usename, usesuper, (select count(*)::int from pg_extension where extname in ('pg_trgm', 'unaccent')) as has
     from pg_user where usename = current_user`,
  );
  expect(role).toEqual({ usename: 'szansa', usesuper: false, has: 2 });
});

test('a second one joins what runs, and the last to leave stops it', async () => {
  const first = await join();
  await ensureApplicationDatabase(first.address);
  const second = await join();
  expect(second).toMatchObject({ adopted: true, postmasterPid: first.postmasterPid });
  await leave(first);
  expect(await request(second, 'select 1 as one')).toEqual({ one: 1 });
  await leave(second);
  await expect(request(second, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('killed during use, it is started again with its data', async () => {
  const onRevival = vi.fn<(outcome: { error?: unknown }) => void>();
  const cluster = await join(onRevival);
  await ensureApplicationDatabase(cluster.address);
  await request(cluster, 'create table kept as select 42 as answer');
  const before = cluster.postmasterPid;
  process.kill(before, 'SIGKILL');
  await vi.waitFor(() => expect(onRevival).toHaveBeenCalledWith({}), { timeout: 30_000, interval: 50 });
  expect(cluster.postmasterPid).not.toBe(before);
  expect(await request(cluster, 'select answer from kept')).toEqual({ answer: 42 });
});

test('killed unnoticed, it starts again with its data', async () => {
  const first = await join();
  await ensureApplicationDatabase(first.address);
  await request(first, 'create table kept_unwatched as select 42 as answer');
  await leave(first);
  const unwatched = await startUnwatched();
  process.kill(unwatched, 'SIGKILL');
  const second = await join();
  expect(second.postmasterPid).not.toBe(unwatched);
  expect(await request(second, 'select answer from kept_unwatched')).toEqual({ answer: 42 });
});
