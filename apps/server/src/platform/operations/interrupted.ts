import type { Work } from '../context.ts';
import type { Platform } from '../platform.ts';
import { systemVerb } from '../verb.ts';
import { endInterrupted } from './operation-queries.ts';

/** Ends a module's records of interrupted operations, in the transaction that ends the operations. */
export type Interrupted = (work: Work, operationIds: readonly string[]) => Promise<void>;

/**
 * Ends operations without a job: a backup leaves jobs out, so a restored agency has operations that would never end. An
 * operation whose job is pending, running or to be retried, in any process, is not ended.
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
      work.emit('operation-changed', { operationId: id }, [`user:${ownerId}`]);
    }
    work.afterCommit(() => work.log.warn({ operations: ids }, 'operations without a job were ended'));
  });
}
