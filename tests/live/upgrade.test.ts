import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
import { freePort, startServerProcess } from './server-process.ts';

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
/** A clone at the release before. */
let project: string;
let database: TestCluster;
beforeAll(async () => {
  // PostgreSQL runs as another user, who may not enter every temporary folder
  folder = await testFolder('/tmp');
  project = path.join(folder, 'app');
  const origin = path.join(folder, 'origin.git');
  await run('git', ['clone', '--quiet', '--bare', root, origin]);
  await run('git', ['clone', '--quiet', origin, project]);
  await git('config', 'user.name', 'Tests');
  await git('config', 'user.email', 'tests@szansa.example');
  await git('checkout', '--quiet', '--detach', 'HEAD');
  const old = await git('rev-parse', 'HEAD');
  await writeFile(path.join(project, 'apps/server/migrations/9001-next-release.ts'), migration);
  await release('v9.1.0');
  const main = path.join(project, 'apps/server/src/main.ts');
  await writeFile(main, `throw new Error('a broken release');\n${await readFile(main, 'utf8')}`);
  await release('v9.2.0');
  await git('checkout', '--quiet', '--detach', old);
  const app = 'apps/crm/dist';
  if (existsSync(path.join(root, app))) {
    await cp(path.join(root, app), path.join(project, app), { recursive: true, preserveTimestamps: true });
  }
  database = await startTestCluster({ durable: true });
  await ensureApplicationDatabase(database.cluster.address);
}, 120_000);
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: project })).stdout.trim();
}

/** Commits what was changed as a release, which is published when its tag is pushed. */
async function release(tag: string): Promise<void> {
  const file = path.join(project, 'package.json');
  const described = await readFile(file, 'utf8');
  await writeFile(file, described.replace(/"version": "[^"]+"/, `"version": "${tag.slice(1)}"`));
  await git('add', '--all');
  await git('commit', '--quiet', '--no-verify', '--message', tag);
  await git('branch', '--quiet', '--force', tag.replace('v', 'release-'));
}

const publish = (tag: string) =>
  git('push', '--quiet', 'origin', `${tag.replace('v', 'release-')}:refs/tags/${tag}`);

interface Command {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `npm run upgrade` in the clone. */
async function upgrade(...args: string[]): Promise<Command> {
  const npm = spawn('npm', ['run', '--silent', 'upgrade', '--', ...args], { cwd: project });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += String(chunk)));
  npm.stderr.on('data', (chunk) => (output += String(chunk)));
  const [code]: (number | null)[] = await once(npm, 'close');
  return { code: code ?? null, output };
}

/** Starts the clone as an operator does; ready when it prints its address. */
async function npmStart(
  env: Readonly<Record<string, string>>,
): Promise<{ npm: ChildProcess; output: () => string }> {
  const npm = spawn('npm', ['start', '--', '--empty'], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += String(chunk)));
  npm.stderr.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => output, { timeout: longest }).toContain('Szansa: http');
  return { npm, output: () => output };
}

// 60 s on two quiet cores: three releases are installed and built
it(
  'npm run upgrade prepares a release beside the running server, restarts it, and returns to the one before where that does not start',
  async () => {
    const port = await freePort();
    const { npm, output } = await npmStart({
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      LOG_LEVEL: 'warn',
    });
    const ended = once(npm, 'exit');
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok;
    const commit = () => git('rev-parse', 'HEAD');
    const old = await commit();
    try {
      // arguments reach the server: an agency without the demo
      expect(output()).toMatch(/first administrator: http/);
      expect(await upgrade()).toMatchObject({
        code: 0,
        output: expect.stringContaining('is the newest release'),
      });

      await publish('v9.1.0');
      expect(await upgrade()).toMatchObject({ code: 0, output: expect.stringContaining('9.1.0 is running') });
      expect(await isReady()).toBe(true);
      expect(await commit()).toBe(await git('rev-parse', 'v9.1.0'));

      await writeFile(path.join(project, 'README.md'), 'changed');
      await publish('v9.2.0');
      expect(await upgrade()).toMatchObject({ code: 1, output: expect.stringContaining('README.md') });
      await git('checkout', '--', 'README.md');
      const failed = await upgrade('v9.2.0');
      expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('9.2.0 did not start') });
      expect(output()).toContain('a broken release');
      expect(await isReady()).toBe(true);
      expect(await commit()).toBe(await git('rev-parse', 'v9.1.0'));
      expect(old).not.toBe(await commit());
    } finally {
      npm.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
  },
  longest,
);

/** Works until it is over, and returns how often it did. */
async function work(client: Client, isOver: () => boolean): Promise<number> {
  for (let times = 0; ; times += 1) {
    if (isOver()) return times;
    const customer = await client.customers.create({
      body: { lastName: `Klient ${times}`, emails: [`klient${times}@przyklad.example`] },
    });
    const { id } = await client.opportunities.create({ body: { customerId: customer.id } });
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
  const clientOf = async (url: string) => {
    const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
    return createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  };
  const client = await clientOf(/Szansa: (\S+)/.exec(before.output())?.[1] ?? '');
  let isOver = false;
  const working = work(client, () => isOver);
  // reported below, where it is awaited
  working.catch(() => undefined);
  const after = await startServerProcess({ ...shared, port, release: project });
  try {
    const next = await clientOf(`http://127.0.0.1:${port}`);
    const customer = await next.customers.create({
      body: { lastName: 'Nowa', emails: ['nowa@przyklad.example'] },
    });
    expect(await client.customers.get({ params: { id: customer.id } })).toMatchObject({ lastName: 'Nowa' });
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
