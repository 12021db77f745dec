import { labelPatch } from '@szansa/domain/label';

import { notFound, Refusal, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { emitLabel, labelById } from '../answers.ts';
import { listBearing } from '../bearing-queries.ts';
import { deleteLabel, lockLabel } from '../queries.ts';

interface Removal {
  readonly version: number;
  /** Whether the caller has confirmed that opportunities lose the label. */
  readonly isDetached: boolean;
}

/**
 * Deletes a label.
 * @throws 404, 409 `stale_version`, or, until the caller confirms that opportunities lose it, `in_use` with the number
 * of opportunities that have it, as far as the actor may read them
 */
export function removeLabel(context: StaffContext, id: string, removal: Removal): Promise<null> {
  return verb(context, async (work) => {
    const row = await lockLabel(work.db, id);
    if (!row) throw notFound();
    const { id: _id, version: currentVersion, ...fields } = row;
    await refuseStaleRemoval(work, {
      entity: 'label',
      entityId: id,
      readVersion: removal.version,
      currentVersion,
      current: fields,
      schema: labelPatch,
    });
    const bearing = await listBearing(work.db, id);
    if (bearing.length > 0 && !removal.isDetached) {
      const { count } = await labelById(work, id);
      throw new Refusal('in_use', { uses: count > 0 ? [{ kind: 'opportunity', count }] : [] });
    }
    await deleteLabel(work.db, id);
    await work.audit({
      entity: 'label',
      entityId: id,
      action: 'remove',
      before: fields,
      after: { takenOff: bearing },
    });
    emitLabel(work, id);
    return null;
  });
}
