import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { run, type Binaries, type Identity } from './cluster-binaries.ts';
import { socketFolder } from './cluster-location.ts';

/** Where a running cluster listens: a folder of a unix socket, or an address where there are none (Windows). */
export interface ClusterAddress {
  readonly host: string;
  readonly port: number;
  readonly superuser: string;
  readonly password: string | undefined;
}

const superuser = 'postgres';
const onWindows = process.platform === 'win32';

/** A cluster's folder, its data in it, and the programs that serve them. */
export interface Place {
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
export async function initialise(place: Place): Promise<void> {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  const unfinished = `${place.data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // a socket folder with mode 0700 is inaccessible to others; a password is needed only where there are no sockets
  if (onWindows && !existsSync(passwordFile(place))) {
    await writeFile(passwordFile(place), randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
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

export async function isRunning(place: Place): Promise<boolean> {
  await clearZombieLocks(place.data);
  const args = ['-D', place.data, 'status'];
  return (await run(place.binaries.pgCtl, args, place.identity, place.location)).code === 0;
}

const tail = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).slice(-800);

/** A postmaster that was just killed still has its lock and shared memory until its children are reaped. */
const startAttempts = 20;

export async function start(place: Place, settings: Readonly<Record<string, string>>): Promise<void> {
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

export async function readAddress(place: Place): Promise<{ address: ClusterAddress; pid: number }> {
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

/** Stops a cluster, once what is in it is on the disk. */
export async function stop(place: Place): Promise<void> {
  const args = ['-D', place.data, '-m', 'fast', '-w', 'stop'];
  await run(place.binaries.pgCtl, args, place.identity, place.location);
}
