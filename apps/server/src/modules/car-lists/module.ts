import {
  carListEntity,
  carListEntryPatch,
  carListKinds,
  type CarListEntity,
  type CarListEntryInput,
  type CarListEntryPatch,
  type CarListKind,
} from '@szansa/domain/catalogue';
import { withoutLeftOut } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { nameOffers, offersNaming } from '#modules/car-offers';
import {
  changeRecord,
  invalid,
  notFound,
  Refusal,
  refuseStaleRemoval,
  verb,
  type Module,
  type StaffContext,
} from '#platform';
import { carListEntries, carListEntry, emitEntry, requireListRight, type CarListEntry } from './answers.ts';
import { carListsDemo, carListsStart } from './demo.ts';
import {
  deleteEntry,
  insertEntry,
  listEntries,
  listReaders,
  lockCarLists,
  lockEntry,
  putInOrder,
  updateEntry,
  type EntryFields,
} from './queries.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { allUses, readableUses } from './uses.ts';

/** Writes down an entry of a list, after its siblings. @throws 403, 422 where it does not fit the list */
function createEntry(
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

interface Change {
  readonly version: number;
  readonly changes: CarListEntryPatch;
}

type Row = EntryFields & { readonly version: number; readonly parentId: string | null };

/** Changes fields of an entry of a list. @throws 403, 404, 409 `stale_version`, 422 where it would not fit the list */
function changeEntry(
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

/** Puts an entry before one of its siblings, or after all of them. @throws 403, 404, 422 for a sibling there is not */
function moveEntry(
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

/**
 * Removes an entry of a list that nothing names.
 * @throws 403, 404, 409 `stale_version`, or `in_use` with what names it, as far as the actor may read that
 */
function removeEntry(context: StaffContext, kind: CarListKind, id: string, version: number): Promise<null> {
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

/** The lists of the car catalogue. */
export const carListsModule = {
  routes: {
    carLists: {
      list: ({ params: { kind }, query: { parentId = null }, context }) =>
        carListEntries(context, { kind, parentId }),
      get: ({ params: { kind, id }, context }) => carListEntry(context, kind, id),
      create: ({ params: { kind }, body, context }) => createEntry(context, kind, body),
      update: ({ params: { kind, id }, body, context }) => changeEntry(context, kind, id, body),
      move: ({ params: { kind, id }, body, context }) => moveEntry(context, kind, id, body.before),
      remove: ({ params: { kind, id }, query, context }) => removeEntry(context, kind, id, query.version),
    },
  },
  rooms: (actor) =>
    carListKinds.filter((kind) => actor.can(`${carListEntity(kind)}.get`)).map((kind) => listReaders(kind)),
  start: carListsStart,
  demo: carListsDemo,
} as const satisfies Module;
