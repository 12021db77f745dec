import { readFile } from 'node:fs/promises';

import type pg from 'pg';

/** CPU time in hundredths of a second, the unit of Linux's clock ticks. */
interface Spent {
  readonly own: number;
  /** Of child processes that have ended. */
  readonly ofChildren: number;
  readonly parent: number;
}

async function spentBy(pid: number): Promise<Spent> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = Number.NaN, system = Number.NaN, children = Number.NaN, childrenSystem = Number.NaN] =
    fields.slice(11);
  return { own: user + system, ofChildren: children + childrenSystem, parent: fields[1] ?? Number.NaN };
}

/** Returns the CPU time that a process has used so far, in milliseconds; NaN where the system does not report it. */
export const processorOf = async (pid: number | undefined) => (await spentBy(pid ?? 0)).own * 10;

/** Returns the CPU time of PostgreSQL with all its backends, in milliseconds. */
export async function processorOfDatabase(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { parent } = await spentBy(rows[0]?.pid ?? 0);
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  const ofEach = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((pid) => processorOf(Number(pid))),
  );
  const { own, ofChildren } = await spentBy(parent);
  // a process that ends meanwhile is included in the time of the children that have ended
  return ofEach.filter((one) => !Number.isNaN(one)).reduce((sum, one) => sum + one, (own + ofChildren) * 10);
}

/** Returns a memory value of a process from `/proc` in megabytes; NaN where the system does not report it. */
async function memoryAs(name: 'VmHWM' | 'VmRSS', pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN) / 1000;
}

/** Returns the peak memory of a process so far, in megabytes. */
export const peakMemoryOf = (pid: number | undefined) => memoryAs('VmHWM', pid);

/** Returns the current memory of a process, in megabytes. */
export const memoryOf = (pid: number | undefined) => memoryAs('VmRSS', pid);
