import { spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { joinCluster, type Cluster } from '../platform/database/embedded-cluster.ts';

/** Fast and forgetful. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  // what it counts, `statementsOf` tells
  shared_preload_libraries: 'pg_stat_statements',
};

export interface TestCluster {
  readonly cluster: Cluster;
  readonly dataDir: string;
  /** Stops and removes it; happens by itself when the run is killed. */
  readonly remove: () => Promise<void>;
}

/** A folder PostgreSQL's own identity can enter when the tests run as root. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'szansa-test-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Watches the run from outside; clears the folder and its cluster away when told, or when the run was killed. */
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

/** A cluster of its own; `durable` keeps what a real one keeps, for measuring. */
export async function startTestCluster(options: { readonly durable?: boolean } = {}): Promise<TestCluster> {
  const dataDir = await testFolder();
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
