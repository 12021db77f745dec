import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { createClient, type Client } from '@szansa/api-client/client';
import {
  applicationConnection,
  connectionUrl,
  ensureApplicationDatabase,
  startTestCluster,
  testFolder,
  type TestCluster,
} from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { signInAt } from '../sign-in.ts';
import {
  blocksOf,
  sectionsWithCommands,
  startCommands,
  startCron,
  startService,
  writtenFor,
  type Machine,
  type Running,
} from './guide.ts';
import { createAccount, freePort, startServerProcess } from './server-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
/** Milliseconds for installing, building and starting two releases on a busy machine. */
const longest = 400_000;

/** A migration that only adds, and to every table, as no real one does. */
const migration = `
import { sql } from 'kysely';

export async function up(db) {
  const { rows } = await sql\`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  \`.execute(db);
  for (const { name } of rows) {
    await sql\`alter table \${sql.raw(name)} add column next_release text default 'new'\`.execute(db);
  }
}
`;

let folder: string;
let machine: Machine;
/** The clone that the guide makes. */
let project: string;
let database: TestCluster;
beforeAll(async () => {
  // PostgreSQL runs as another user, who may not enter every temporary folder
  folder = await testFolder('/tmp');
  machine = { srv: path.join(folder, 'srv'), repository: path.join(folder, 'origin.git') };
  project = path.join(machine.srv, 'szansa/app');
  await mkdir(path.join(machine.srv, 'backup'), { recursive: true });
  await run('git', ['clone', '--quiet', '--bare', root, machine.repository]);
  await makeReleases();
  database = await startTestCluster({ durable: true });
  await ensureApplicationDatabase(database.cluster.address);
}, 120_000);
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function git(place: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: place })).stdout.trim();
}

/** Prepares two releases that are not published yet: one with a migration, and one that does not start. */
async function makeReleases(): Promise<void> {
  const maker = path.join(folder, 'maker');
  await run('git', ['clone', '--quiet', machine.repository, maker]);
  const commit = async (tag: string) => {
    const file = path.join(maker, 'package.json');
    const described = await readFile(file, 'utf8');
    await writeFile(file, described.replace(/"version": "[^"]+"/, `"version": "${tag.slice(1)}"`));
    await git(maker, 'add', '--all');
    const author = ['-c', 'user.name=Tests', '-c', 'user.email=tests@szansa.example'];
    await git(maker, ...author, 'commit', '--quiet', '--no-verify', '--message', tag);
    await git(maker, 'tag', tag);
  };
  await writeFile(path.join(maker, 'apps/server/migrations/9001-next-release.ts'), migration);
  await commit('v9.1.0');
  const main = path.join(maker, 'apps/server/src/main.ts');
  await writeFile(main, `throw new Error('a broken release');\n${await readFile(main, 'utf8')}`);
  await commit('v9.2.0');
}

/** Saves a build, where these tests run after one. */
async function takeBuiltApp(): Promise<void> {
  const app = 'apps/crm/dist';
  if (!existsSync(path.join(root, app))) return;
  await cp(path.join(root, app), path.join(project, app), { recursive: true });
}

const publish = (tag: string) => git(path.join(folder, 'maker'), 'push', '--quiet', 'origin', tag);

/** Returns the output of a program that has to succeed. */
async function succeeded({ ended, output }: Running): Promise<string> {
  expect({ code: await ended, output: output() }).toMatchObject({ code: 0 });
  return output();
}

/** Runs commands in the clone, and expects that they succeed. @returns their output */
async function follow(text: string): Promise<string> {
  return succeeded(startCommands(machine, text, project));
}

async function clientAt(url: string, password: string): Promise<Client> {
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  return createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
}

const lastNames = async (client: Client) =>
  (await client.customers.list({})).items.map(({ lastName }) => lastName);

const customer = (lastName: string) => ({ lastName, emails: ['klient@przyklad.example'] });

/**
 * What the guide describes and this test does not do: it has neither containers nor the programs of PostgreSQL, and
 * files-on-s3.test.ts moves files.
 */
const notFollowed = ['In containers', 'Moving files', 'A new major version of PostgreSQL'];

// 75 s on two quiet cores: three releases are installed and started
it(
  'the operating guide is followed: installed, served, backed up by hand and by night, upgraded, restored',
  async () => {
    const [create = '', settings = '', firstStart = '', unit = ''] = blocksOf('As a service');
    const [backup = '', verify = '', night = ''] = blocksOf('Backup');
    const [upgrade = ''] = blocksOf('Upgrading');
    const [restore = ''] = blocksOf('Restoring');
    expect(sectionsWithCommands).toEqual(
      expect.arrayContaining(['As a service', 'Backup', 'Upgrading', 'Restoring', ...notFollowed]),
    );
    expect(sectionsWithCommands).toHaveLength(4 + notFollowed.length);

    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const password = 'Wedlug-przewodnika-1';
    const dotEnv = path.join(project, '.env');
    await succeeded(startCommands(machine, create, folder));
    await takeBuiltApp();
    // another port, because the one of the guide may be in use here
    await writeFile(dotEnv, `${writtenFor(machine, settings)}PORT=${port}\n`);
    const first = startCommands(machine, firstStart, folder);
    await expect
      .poll(first.output, { timeout: longest })
      .toContain('first administrator: https://crm.example.com');
    await createAccount(port, first.output(), password);
    await (await clientAt(url, password)).customers.create({ body: customer('Pierwszy') });
    process.kill(-(first.child.pid ?? 0), 'SIGINT');
    await first.ended;

    const isReady = async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.ok ?? false;
    let service = startService(machine, unit);
    try {
      await expect.poll(isReady, { timeout: longest }).toBe(true);
      await follow(backup);
      await follow(verify);
      await succeeded(startCron(machine, night));
      expect(await readdir(path.join(machine.srv, 'backup'))).toEqual([
        expect.stringMatching(/^[1-7]\.szansa$/),
        'agency.szansa',
      ]);
      await (await clientAt(url, password)).customers.create({ body: customer('Drugi') });

      await publish('v9.1.0');
      expect(await follow(upgrade)).toContain('Szansa 9.1.0 is running.');
      expect(await lastNames(await clientAt(url, password))).toEqual(['Drugi', 'Pierwszy']);
      expect(await follow('npm run upgrade')).toContain('Szansa 9.1.0 is the newest release.');

      expect(await follow(restore)).toContain('Brought up to date: 9001-next-release.');
      service.child.kill('SIGTERM');
      expect(await service.ended).toBe(0);
      const restored = (await readFile(dotEnv, 'utf8')).replace('szansa/data', 'szansa/restored');
      await writeFile(dotEnv, restored);
      service = startService(machine, unit);
      await expect.poll(isReady, { timeout: longest }).toBe(true);
      expect(await lastNames(await clientAt(url, password))).toEqual(['Pierwszy']);

      // a release that does not start, and changed files
      await publish('v9.2.0');
      await writeFile(path.join(project, 'README.md'), 'changed');
      const refused = startCommands(machine, 'npm run upgrade', project);
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain('README.md');
      await git(project, 'checkout', '--', 'README.md');
      const failed = startCommands(machine, 'npm run upgrade', project);
      expect(await failed.ended).toBe(1);
      expect(failed.output()).toContain('Szansa 9.2.0 did not start');
      expect(service.output()).toContain('a broken release');
      expect(await isReady()).toBe(true);
      expect(await git(project, 'rev-parse', 'HEAD')).toBe(await git(project, 'rev-parse', 'v9.1.0'));
    } finally {
      service.child.kill('SIGTERM');
      await service.ended;
    }
  },
  2 * longest,
);

/** Works until it is over, and returns how often it did. */
async function work(client: Client, isOver: () => boolean): Promise<number> {
  for (let times = 0; ; times += 1) {
    if (isOver()) return times;
    const { id: customerId } = await client.customers.create({ body: customer(`Klient ${times}`) });
    const { id } = await client.opportunities.create({ body: { customerId } });
    await client.comments.create({ body: { customerFileId: id, message: 'Dzień dobry' } });
    await client.customers.list({ query: { search: 'klient' } });
    await client.opportunities.list({});
    await client.opportunities.get({ params: { id } });
  }
}

// 8 s; it uses the release that the test above has installed
it('two releases serve one database side by side while it is upgraded', async () => {
  const password = 'Dwa-wydania-obok-1';
  const dataDir = path.join(folder, 'shared');
  await mkdir(dataDir);
  const shared = {
    dataDir,
    password,
    databaseUrl: connectionUrl(applicationConnection(database.cluster.address)),
  };
  const before = await startServerProcess({ ...shared, port: await freePort() });
  const port = await freePort();
  const client = await clientAt(/Szansa: (\S+)/.exec(before.output())?.[1] ?? '', password);
  let isOver = false;
  const working = work(client, () => isOver);
  // reported below, where it is awaited
  working.catch(() => undefined);
  const after = await startServerProcess({ ...shared, port, release: project });
  try {
    const next = await clientAt(`http://127.0.0.1:${port}`, password);
    const { id } = await next.customers.create({ body: customer('Nowa') });
    expect(await client.customers.get({ params: { id } })).toMatchObject({ lastName: 'Nowa' });
    expect((await next.customers.list({ query: { search: 'klient' } })).items.length).toBeGreaterThan(0);
    isOver = true;
    expect(await working).toBeGreaterThan(0);
    // the one before starts again on what the next has migrated
    expect(await before.stop()).toBe(0);
    const again = await startServerProcess({ ...shared, port: await freePort() });
    expect(await again.stop()).toBe(0);
  } finally {
    isOver = true;
    await Promise.allSettled([working, before.kill()]);
    expect(await after.stop()).toBe(0);
  }
}, 120_000);
