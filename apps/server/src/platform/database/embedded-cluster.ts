import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { DatabaseError, type Client } from 'pg';

import { ConfigError } from '../config-error.ts';
import { clusterIdentity, usableBinaries } from './cluster-binaries.ts';
import { clusterLocation } from './cluster-location.ts';
import { withClusterLock } from './cluster-lock.ts';
import {
  initialise,
  isRunning,
  readAddress,
  start,
  stop,
  superuserClient,
  type ClusterAddress,
  type Place,
} from './cluster-process.ts';
import { upgradeCluster, type ClusterUpgrade } from './cluster-upgrade.ts';

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
  /** Called while data of an older major version of PostgreSQL is copied. */
  readonly onUpgrade?: (progress: ClusterUpgrade) => void;
}

const presence = 'szansa presence';

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
    await upgradeCluster(found, settings, options.onUpgrade ?? (() => undefined));
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
        await stop(place);
      });
    },
  };
}
