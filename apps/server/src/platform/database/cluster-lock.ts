import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes a lock whose process has ended; renames it first, so that only one of several waiting processes removes it.
 */
async function breakIfDead(lock: string): Promise<void> {
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (!Number.isInteger(holder) || holder <= 0 || isAlive(holder)) return;
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { force: true });
}

const patienceMs = 120_000;

/** Runs `work` while no other process of this machine does so for the same folder. */
export async function withClusterLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(dataDir, 'cluster.lock');
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (Date.now() > giveUpAt)
      throw new Error(`Another process has locked ${lock}; remove it if none is running`);
    await breakIfDead(lock);
    await pause(50);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
