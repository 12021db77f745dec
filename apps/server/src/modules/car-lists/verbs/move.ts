import { carListEntity, type CarListKind } from '@szansa/domain/catalogue';

import { invalid, notFound, verb, type StaffContext } from '#platform';
import { emitEntry, carListEntries, requireListRight, type CarListEntry } from '../answers.ts';
import { listEntries, lockCarLists, lockEntry, putInOrder } from '../queries.ts';

/** Puts an entry before one of its siblings, or after all of them. @throws 403, 404, 422 for a sibling there is not */
export function moveEntry(
  context: StaffContext,
  kind: CarListKind,
  id: string,
  before: string | null,
): Promise<CarListEntry[]> {
  requireListRight(context, kind, 'edit');
  return verb(context, async (work) => {
    await lockCarLists(work.db);
    const row = await lockEntry(work.db, kind, id);
    if (!row) throw notFound();
    const siblings = { kind, parentId: row.parentId };
    const ids = (await listEntries(work.db, siblings)).map((one) => one.id);
    const others = ids.filter((one) => one !== id);
    const at = before === null ? others.length : others.indexOf(before);
    if (at === -1) throw invalid({ path: 'before', code: 'value_not_allowed' });
    const ordered = others.toSpliced(at, 0, id);
    if (ordered.join() !== ids.join()) {
      await putInOrder(work.db, ordered);
      await work.audit({
        entity: carListEntity(kind),
        entityId: id,
        action: 'edit',
        before: { position: ids.indexOf(id) + 1 },
        after: { position: at + 1 },
      });
      emitEntry(work, kind, id);
    }
    return carListEntries(work, siblings);
  });
}
