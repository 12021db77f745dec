import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { clusterIdentity } from '../platform/database/cluster-binaries.ts';
import { clusterLocation } from '../platform/database/cluster-location.ts';

/**
 * Outlives the test run that started it: when the run ends, killed or not, its end of the pipe closes, and the
 * test cluster is stopped and removed.
 */
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Which folder?');

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function reap(folder: string): Promise<void> {
  const location = await clusterLocation(folder, clusterIdentity());
  const pidFile = await readFile(path.join(location, 'data/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(pidFile.split('\n')[0]);
  if (pid > 0 && isAlive(pid)) {
    process.kill(pid, 'SIGQUIT');
    for (let isDue = 0; isDue < 100 && isAlive(pid); isDue += 1) await pause(50);
  }
  await rm(location, { recursive: true, force: true, maxRetries: 5 });
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

// a terminal's Ctrl-C reaches us as well, and must not end us before the work is done
process.on('SIGINT', () => undefined);
process.stdin.resume();
process.stdin.on('end', () => void reap(dataDir));
