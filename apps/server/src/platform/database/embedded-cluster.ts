import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client, DatabaseError } from 'pg';

import { ConfigError } from '../config-error.ts';
import { clusterIdentity, run, usableBinaries, type Binaries, type Identity } from './cluster-binaries.ts';
import { clusterLocation, socketFolder } from './cluster-location.ts';
import { withClusterLock } from './cluster-lock.ts';

/** Where a running cluster listens: a folder of a unix socket, or an address where there are none (Windows). */
export interface ClusterAddress {
  readonly host: string;
  readonly port: number;
  readonly superuser: string;
  readonly password: string | undefined;
}

export interface Cluster {
  readonly address: ClusterAddress;
  /** Found running (left by a killed run, or shared with another process) rather than started now. */
  readonly adopted: boolean;
  readonly postmasterPid: number;
  /** Leaves the cluster; the last process to leave stops it. */
  leave(): Promise<void>;
}

export interface ClusterOptions {
  readonly dataDir: string;
  /** PostgreSQL settings, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether this process is the server of the folder, of which there is one at a time. */
  readonly isServer?: boolean;
  /** Called after the cluster crashed during use, with whether it could be restarted. */
  readonly onRevival?: (outcome: { readonly error?: unknown }) => void;
}

const superuser = 'postgres';
const presence = 'szansa presence';
const onWindows = process.platform === 'win32';

interface Place {
  readonly location: string;
  readonly data: string;
  readonly log: string;
  readonly binaries: Binaries;
  readonly identity: Identity;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const passwordFile = (place: Place) => path.join(place.location, 'superuser-password');

/** Made aside and renamed, so that a run killed half-way leaves no half of a cluster. */
async function initialise(place: Place): Promise<void> {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  const unfinished = `${place.data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // a socket folder with mode 0700 is inaccessible to others; a password is needed only where there are no sockets
  if (onWindows) await writeFile(passwordFile(place), randomBytes(24).toString('base64url'), { mode: 0o600 });
  const access = onWindows ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile(place)}`] : ['-A', 'trust'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', unfinished, '-U', superuser, '-E', 'UTF8', ...locale, ...access, '--no-instructions'];
  const made = await run(place.binaries.initdb, args, place.identity, place.location);
  if (made.code !== 0)
    throw new Error(`The database could not be created in ${place.location}: ${made.output}`);
  await rename(unfinished, place.data);
}

/** Content of a postmaster's `postmaster.pid`. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty where there are no unix sockets. */
  readonly socketFolder: string;
}

/** Line 1 is the process, 4 the port, 5 the socket folder; null when there is no such file. */
async function readPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '' };
}

/** A killed process whose parent has not noticed yet (in containers often never) still answers signals. */
async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

/** Removes the locks of a postmaster that is a zombie: PostgreSQL itself would treat it as running. */
async function clearZombieLocks(data: string): Promise<void> {
  const found = await readPostmaster(data);
  if (!found || !(await isZombie(found.pid))) return;
  await rm(path.join(data, 'postmaster.pid'), { force: true });
  if (found.socketFolder === '') return;
  const lock = path.join(found.socketFolder, `.s.PGSQL.${found.port}.lock`);
  const holder = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (holder === found.pid) await rm(lock, { force: true });
}

async function isRunning(place: Place): Promise<boolean> {
  await clearZombieLocks(place.data);
  const args = ['-D', place.data, 'status'];
  return (await run(place.binaries.pgCtl, args, place.identity, place.location)).code === 0;
}

const tail = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).slice(-800);

/** A postmaster that was just killed still has its lock and shared memory until its children are reaped. */
const startAttempts = 20;

async function start(place: Place, settings: Readonly<Record<string, string>>): Promise<void> {
  const listening = onWindows
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()) }
    : { listen_addresses: '', unix_socket_directories: await socketFolder(place.location, place.identity) };
  const all = {
    ...listening,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    max_connections: '200',
    ...settings,
  };
  const quote = onWindows ? '"' : "'";
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${quote}${value}${quote}`);
  const args = ['-D', place.data, '-l', place.log, '-w', '-t', '60', '-o', options.join(' '), 'start'];
  for (let attempt = 1; ; attempt += 1) {
    const started = await run(place.binaries.pgCtl, args, place.identity, place.location);
    if (started.code === 0 || (await isRunning(place))) return;
    if (attempt === startAttempts) {
      throw new Error(`The database does not start: ${started.output}\n${await tail(place.log)}`);
    }
    await pause(400);
  }
}

async function readAddress(place: Place): Promise<{ address: ClusterAddress; pid: number }> {
  const found = await readPostmaster(place.data);
  if (!found) throw new Error(`The database ended right after its start:\n${await tail(place.log)}`);
  const password = onWindows ? (await readFile(passwordFile(place), 'utf8')).trim() : undefined;
  const host = found.socketFolder === '' ? '127.0.0.1' : found.socketFolder;
  return { address: { host, port: found.port, superuser, password }, pid: found.pid };
}

export function superuserClient(address: ClusterAddress, database: string, applicationName: string): Client {
  const { host, port, password } = address;
  return new Client({
    host,
    port,
    user: address.superuser,
    database,
    application_name: applicationName,
    ...(password === undefined ? {} : { password }),
  });
}

/** One idle connection for as long as this process uses the cluster: PostgreSQL itself counts who is left. */
async function bePresent(address: ClusterAddress): Promise<Client> {
  const client = superuserClient(address, 'postgres', presence);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Held by the server of the folder as long as its connection lasts. */
const serverLock = 7_266_002;

/**
 * Makes the owner of the connection the server of the folder. Waits a moment for one that is just ending.
 * @throws ConfigError when the folder has another server
 */
async function becomeServer(client: Client, dataDir: string): Promise<void> {
  await client.query(`set lock_timeout = '2s'`);
  try {
    await client.query('select pg_advisory_lock($1)', [serverLock]);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '55P03') throw error;
    throw new ConfigError(
      `DATA_DIR=${dataDir} belongs to a server that is running: stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

async function othersPresent(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ others: boolean }>(
    'select count(*) > 0 as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [presence],
  );
  return rows[0]?.others ?? false;
}

/**
 * Starts the embedded PostgreSQL of `dataDir`, or connects to the one already running there. Several processes may
 * share it: starting and detaching happen under a lock, and the last process stops it. If it is killed during
 * use, it is started again.
 * @throws ConfigError when the folder has a server, and this process is to be one
 */
export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, settings = {}, isServer = false } = options;
  await mkdir(dataDir, { recursive: true });
  const identity = clusterIdentity();
  let isStopping = false;
  let reviving: Promise<void> | null = null;

  async function ensureRunning(): Promise<{
    place: Place;
    adopted: boolean;
    pid: number;
    client: Client;
  }> {
    const location = await clusterLocation(dataDir, identity);
    const binaries = await usableBinaries(location, identity);
    const log = path.join(location, 'postgres.log');
    const found: Place = { location, data: path.join(location, 'data'), log, binaries, identity };
    await initialise(found);
    const already = await isRunning(found);
    if (!already) await start(found, settings);
    const { address, pid } = await readAddress(found);
    const client = await bePresent(address);
    client.once('end', revive);
    return { place: { ...found }, adopted: already, pid, client };
  }

  function revive(): void {
    if (isStopping || reviving) return;
    reviving = withClusterLock(dataDir, ensureRunning)
      .then(async (revived) => {
        current = revived;
        address = (await readAddress(revived.place)).address;
        if (isServer) await becomeServer(revived.client, dataDir);
        return options.onRevival?.({});
      })
      .catch((error: unknown) => options.onRevival?.({ error }))
      .finally(() => {
        reviving = null;
      });
  }

  let current = await withClusterLock(dataDir, ensureRunning);
  if (isServer) {
    await becomeServer(current.client, dataDir).catch(async (error: unknown) => {
      isStopping = true;
      await current.client.end();
      throw error;
    });
  }
  let { address } = await readAddress(current.place);
  return {
    get address() {
      return address;
    },
    adopted: current.adopted,
    get postmasterPid() {
      return current.pid;
    },
    async leave() {
      isStopping = true;
      await reviving;
      await withClusterLock(dataDir, async () => {
        const { place, client } = current;
        const shared = await othersPresent(client).catch(() => false);
        await client.end().catch(() => undefined);
        if (shared) return;
        const args = ['-D', place.data, '-m', 'fast', '-w', 'stop'];
        await run(place.binaries.pgCtl, args, place.identity, place.location);
      });
    },
  };
}
