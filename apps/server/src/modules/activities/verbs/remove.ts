import { storeDeleted, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { editableActivity } from '../access.ts';
import { deleteActivity } from '../queries.ts';
import { recordOutcome } from '../record-outcome.ts';

/** Removes an activity; the actor can bring it back for a while. @throws 404, 403, 409 `opportunity_archived` or `stale_version` */
export function removeActivity(
  context: StaffContext,
  id: string,
  { version }: { readonly version: number },
): Promise<void> {
  return verb(context, async (work) => {
    const row = await editableActivity(work, id);
    const { type, title, startAt, endAt, note, outcome } = row;
    const before = { type, title, startAt, endAt, note, outcome };
    await refuseStaleRemoval(work, {
      entity: 'activity',
      entityId: id,
      readVersion: version,
      currentVersion: row.version,
      current: before,
    });
    const removed = await deleteActivity(work.db, id);
    const { customerFileId } = row;
    await storeDeleted(work, { entity: 'activity', entityId: id, row: removed, customerFileId });
    await work.audit({ entity: 'activity', entityId: id, action: 'remove', before });
    await recordOutcome(work, row, 'activity_removed');
  });
}
