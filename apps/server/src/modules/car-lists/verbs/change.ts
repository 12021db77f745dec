import {
  carListEntity,
  carListEntryPatch,
  type CarListEntity,
  type CarListEntryPatch,
  type CarListKind,
} from '@szansa/domain/catalogue';
import { withoutLeftOut } from '@szansa/domain/shared';

import { nameOffers, offersNaming } from '#modules/car-offers';
import { changeRecord, notFound, verb, type StaffContext } from '#platform';
import { emitEntry, carListEntry, requireListRight, type CarListEntry } from '../answers.ts';
import { lockCarLists, lockEntry, updateEntry, type EntryFields } from '../queries.ts';
import { refuseUnfit } from '../refuse-unfit.ts';

interface Change {
  readonly version: number;
  readonly changes: CarListEntryPatch;
}

type Row = EntryFields & { readonly version: number; readonly parentId: string | null };

/** Changes fields of an entry of a list. @throws 403, 404, 409 `stale_version`, 422 where it would not fit the list */
export function changeEntry(
  context: StaffContext,
  kind: CarListKind,
  id: string,
  { version, changes }: Change,
): Promise<CarListEntry> {
  requireListRight(context, kind, 'edit');
  return verb(context, async (work) => {
    await lockCarLists(work.db);
    await changeRecord<CarListEntity, Row, EntryFields>(work, {
      entity: carListEntity(kind),
      entityId: id,
      action: 'edit',
      lock: async () => {
        const row = await lockEntry(work.db, kind, id);
        if (!row) throw notFound();
        return row;
      },
      fields: ({ name, code, switches }) => ({ name, code, switches }),
      readVersion: version,
      schema: carListEntryPatch,
      patch: changes,
      merge: async (before, { parentId }) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        await refuseUnfit(work, { kind, parentId }, after, id);
        return after;
      },
      save: async ({ before, after, version: next }) => {
        await updateEntry(work.db, id, after, next);
        // offers are found by what the entries they name are called
        if (before.name !== after.name) await nameOffers(work.db, await offersNaming(work.db, kind, id));
      },
      emit: () => emitEntry(work, kind, id),
    });
    return carListEntry(work, kind, id);
  });
}
