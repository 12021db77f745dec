import { carListEntity, carListEntryPatch, type CarListKind } from '@szansa/domain/catalogue';

import { notFound, Refusal, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { emitEntry, requireListRight } from '../answers.ts';
import { deleteEntry, lockEntry } from '../queries.ts';
import { allUses, readableUses } from '../uses.ts';

/**
 * Removes an entry of a list that nothing names.
 * @throws 403, 404, 409 `stale_version`, or `in_use` with what names it, as far as the actor may read that
 */
export function removeEntry(
  context: StaffContext,
  kind: CarListKind,
  id: string,
  version: number,
): Promise<null> {
  requireListRight(context, kind, 'edit');
  return verb(context, async (work) => {
    const row = await lockEntry(work.db, kind, id);
    if (!row) throw notFound();
    const { name, code, switches, parentId } = row;
    const entity = carListEntity(kind);
    await refuseStaleRemoval(work, {
      entity,
      entityId: id,
      readVersion: version,
      currentVersion: row.version,
      current: { name, code, switches },
      schema: carListEntryPatch,
    });
    const uses = (await allUses(work, kind, [id])).get(id) ?? [];
    if (uses.length > 0) throw new Refusal('in_use', { uses: readableUses(work.actor, uses) });
    await deleteEntry(work.db, id);
    await work.audit({
      entity,
      entityId: id,
      action: 'remove',
      before: { name, code, switches, parentId },
    });
    emitEntry(work, kind, id);
    return null;
  });
}
