/** Limits processes to a share of one CPU, to compare several on a machine with too few CPUs. */
import { access, mkdir, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The period of the CPU quota in microseconds, shorter than the permitted delivery time of a message. */
const period = 10_000;

/** The folders of Linux control groups and their limit files, for cgroup v1 and v2. */
const editions = [
  {
    root: '/sys/fs/cgroup/cpu',
    limits: (quota: number) => ({ 'cpu.cfs_period_us': `${period}`, 'cpu.cfs_quota_us': `${quota}` }),
  },
  { root: '/sys/fs/cgroup', limits: (quota: number) => ({ 'cpu.max': `${quota} ${period}` }) },
];

/**
 * Limits a process and its threads to `share` of one CPU (0 to 1).
 * @returns a function that removes the limit after the process has ended; undefined where the system does not allow it.
 */
export async function limitProcessor(
  pid: number | undefined,
  share: number,
): Promise<(() => Promise<void>) | undefined> {
  if (pid === undefined) return undefined;
  for (const { root, limits } of editions) {
    const group = path.join(root, `szansa-bench-${pid}`);
    try {
      await mkdir(group);
      for (const [file, value] of Object.entries(limits(Math.round(period * share)))) {
        await access(path.join(group, file));
        await writeFile(path.join(group, file), value);
      }
      await writeFile(path.join(group, 'cgroup.procs'), `${pid}`);
      return () => rmdir(group);
    } catch {
      // not mounted, of the other cgroup version, or not permitted
      await rmdir(group).catch(() => undefined);
    }
  }
  return undefined;
}
