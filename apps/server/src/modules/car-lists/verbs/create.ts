import { carListEntity, type CarListEntryInput, type CarListKind } from '@szansa/domain/catalogue';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { emitEntry, carListEntry, requireListRight, type CarListEntry } from '../answers.ts';
import { insertEntry, lockCarLists } from '../queries.ts';
import { refuseUnfit } from '../refuse-unfit.ts';

/** Writes down an entry of a list, after its siblings. @throws 403, 422 where it does not fit the list */
export function createEntry(
  context: StaffContext,
  kind: CarListKind,
  input: CarListEntryInput,
): Promise<CarListEntry> {
  requireListRight(context, kind, 'create');
  return verb(context, async (work) => {
    await lockCarLists(work.db);
    const { name, code = null, switches = [], parentId = null } = input;
    await refuseUnfit(work, { kind, parentId }, input, null);
    const id = uuidv7();
    const after = { name, code, switches };
    await insertEntry(work.db, { ...after, id, kind, parentId });
    await work.audit({
      entity: carListEntity(kind),
      entityId: id,
      version: 1,
      action: 'create',
      after: { ...after, parentId },
    });
    emitEntry(work, kind, id);
    return carListEntry(work, kind, id);
  });
}
