/** Gives a process a part of one processor, so that several can be compared on a machine that cannot give each its own. */
import { access, mkdir, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Microseconds in which the part is used up and given anew: shorter than what a message may take. */
const period = 10_000;

/** Where Linux keeps groups of processes, and the files that limit one, of its first edition and of its second. */
const editions = [
  {
    root: '/sys/fs/cgroup/cpu',
    limits: (quota: number) => ({ 'cpu.cfs_period_us': `${period}`, 'cpu.cfs_quota_us': `${quota}` }),
  },
  { root: '/sys/fs/cgroup', limits: (quota: number) => ({ 'cpu.max': `${quota} ${period}` }) },
];

/**
 * Limits a process and its threads to `share` of one processor (0 to 1).
 * @returns what removes the limit once the process has ended; undefined where the system does not allow it.
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
      // not mounted, of the other edition, or not allowed
      await rmdir(group).catch(() => undefined);
    }
  }
  return undefined;
}
