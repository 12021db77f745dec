import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Content of a postmaster's `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty where there are no unix sockets. */
  readonly socketFolder: string;
}

/** Line 1 is the process, 4 the port, 5 the socket folder; null when there is no such file. */
export async function readPostmaster(data: string): Promise<Postmaster | null> {
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
export async function clearZombieLocks(data: string): Promise<void> {
  const found = await readPostmaster(data);
  if (!found || !(await isZombie(found.pid))) return;
  await rm(path.join(data, 'postmaster.pid'), { force: true });
  if (found.socketFolder === '') return;
  const lock = path.join(found.socketFolder, `.s.PGSQL.${found.port}.lock`);
  const holder = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (holder === found.pid) await rm(lock, { force: true });
}
