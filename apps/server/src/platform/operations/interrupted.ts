import type { Work } from '../context.ts';
import type { Platform } from '../platform.ts';
import { systemVerb } from '../verb.ts';
import { endInterrupted } from './operation-queries.ts';

/** Ends what a module keeps of operations that were interrupted, in the transaction that ends them. */
export type Interrupted = (work: Work, operationIds: readonly string[]) => Promise<void>;

/**
 * Ends operations that no job works on any more: a backup leaves jobs out, so a restored agency has operations that nobody
 * would end. One whose job waits, runs or is to be tried again, in whatever process, goes on.
 */
export function endInterruptedOperations(
  platform: Platform,
  modulesEnd: readonly Interrupted[],
): Promise<void> {
  return systemVerb(platform, async (work) => {
    const ended = await endInterrupted(work.db);
    if (ended.length === 0) return;
    const ids = ended.map(({ id }) => id);
    for (const end of modulesEnd) await end(work, ids);
    for (const { id, ownerId } of ended) {
      work.emitChanged('operation-changed', { operationId: id }, [`user:${ownerId}`]);
    }
    work.afterCommit(() => work.log.warn({ operations: ids }, 'operations without a job were ended'));
  });
}
