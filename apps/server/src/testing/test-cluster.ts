import { spawn } from 'node:child_process';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { joinCluster, type Cluster } from '../platform/database/embedded-cluster.ts';

/** Fast and forgetful. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // nothing is replayed, so old log is only in the way of memory
  max_wal_size: '128MB',
  autovacuum: 'off',
  max_connections: '400',
  // `statementsOf` reads its counts
  shared_preload_libraries: 'pg_stat_statements',
};

export interface TestCluster {
  readonly cluster: Cluster;
  readonly dataDir: string;
  /** Stops and removes it; happens by itself when the run is killed. */
  readonly remove: () => Promise<void>;
}

const memoryFolder = '/dev/shm';
const memoryNeeded = 3 * 1024 ** 3;

/** Where folders of tests are fastest: in memory, if there is enough of it. A clone of a database is a thousand files. */
async function fastestParent(): Promise<string> {
  const found = await statfs(memoryFolder).catch(() => null);
  const free = found ? found.bavail * found.bsize : 0;
  return free > memoryNeeded && os.freemem() > memoryNeeded ? memoryFolder : os.tmpdir();
}

/** A folder PostgreSQL's own identity can enter when the tests run as root. */
export async function testFolder(parent?: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent ?? (await fastestParent()), 'szansa-test-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Watches the run from outside; deletes the folder and its cluster on request, or when the run was killed. */
export function startReaper(dataDir: string): () => Promise<void> {
  const reaper = spawn(process.execPath, [path.join(import.meta.dirname, 'reaper.ts'), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => {
    reaper.once('exit', () => resolve());
  });
  return () => {
    reaper.stdin.end();
    return gone;
  };
}

/** Starts a cluster of its own; `durable` enables the durability of a real one, for measuring. */
export async function startTestCluster(options: { readonly durable?: boolean } = {}): Promise<TestCluster> {
  const dataDir = await testFolder(options.durable ? os.tmpdir() : undefined);
  const reap = startReaper(dataDir);
  try {
    const cluster = await joinCluster({
      dataDir,
      settings: options.durable ? { max_connections: '100', shared_buffers: '1GB' } : settings,
    });
    const remove = async () => {
      await cluster.leave();
      await reap();
    };
    return { cluster, dataDir, remove };
  } catch (error) {
    await reap();
    throw error;
  }
}
