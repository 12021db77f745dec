import { readFile } from 'node:fs/promises';

import type pg from 'pg';

/** Hundredths of a second of processor time, as Linux counts them. */
interface Spent {
  readonly own: number;
  /** By children that have ended. */
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

/** Milliseconds of processor time a process has used so far; NaN where the system does not say. */
export const processorOf = async (pid: number | undefined) => (await spentBy(pid ?? 0)).own * 10;

/** The same of a PostgreSQL with everybody it serves. */
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
  // what ends meanwhile is counted with the children that have ended
  return ofEach.filter((one) => !Number.isNaN(one)).reduce((sum, one) => sum + one, (own + ofChildren) * 10);
}

/** Megabytes that the system says of a process under a name; NaN where it does not. */
async function memoryAs(name: 'VmHWM' | 'VmRSS', pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN) / 1000;
}

/** The most memory a process has taken so far, in megabytes. */
export const peakMemoryOf = (pid: number | undefined) => memoryAs('VmHWM', pid);

/** The memory a process holds now, in megabytes. */
export const memoryOf = (pid: number | undefined) => memoryAs('VmRSS', pid);
