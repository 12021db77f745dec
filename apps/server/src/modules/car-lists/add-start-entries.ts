import {
  carListEntity,
  carListKinds,
  type AvailabilitySwitch,
  type CarListKind,
} from '@szansa/domain/catalogue';
import { v7 as uuidv7 } from 'uuid';

import type { Work } from '#platform';
import {
  insertEntries,
  listEntries,
  listReaders,
  lockCarLists,
  nextPosition,
  type Siblings,
} from './queries.ts';
import { startBrands } from './start-brands.ts';
import { startAvailabilities, startEntries } from './start-entries.ts';

interface NewEntry {
  readonly name: string;
  readonly switches?: readonly AvailabilitySwitch[];
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Adds the entries whose names the siblings lack, after them; returns the ids of all named ones. */
async function addMissing(
  work: Work,
  siblings: Siblings,
  entries: readonly NewEntry[],
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly added: number }> {
  const existing = await listEntries(work.db, siblings);
  const found = entries.map((entry) => ({
    ...entry,
    id: existing.find(({ name }) => sameName(name, entry.name))?.id,
  }));
  const first = await nextPosition(work.db, siblings);
  const rows = found
    .filter(({ id }) => id === undefined)
    .map(({ name, switches = [] }, index) => ({
      ...siblings,
      id: uuidv7(),
      name,
      code: null,
      switches: [...switches],
      position: first + index,
    }));
  const ids = [...found, ...rows].flatMap(({ name, id }) => (id === undefined ? [] : [[name, id] as const]));
  if (rows.length > 0) {
    await insertEntries(work.db, rows);
    await work.audit(
      ...rows.map(({ id, name, code, switches, parentId }) => ({
        entity: carListEntity(siblings.kind),
        entityId: id,
        version: 1,
        action: 'create' as const,
        after: { name, code, switches, parentId },
      })),
    );
  }
  return { ids: new Map(ids), added: rows.length };
}

const named = (names: readonly string[]): NewEntry[] => names.map((name) => ({ name }));

/**
 * Adds what is missing of the starter lists: technical lists, equipment sections, availabilities, brands and models.
 * Entries that are there, by their names in any case of letters, remain as they are. Returns how many were added.
 */
export async function addStartEntries(work: Work): Promise<number> {
  await lockCarLists(work.db);
  const added = new Map<CarListKind, number>();
  const add = async (siblings: Siblings, entries: readonly NewEntry[]) => {
    const made = await addMissing(work, siblings, entries);
    added.set(siblings.kind, (added.get(siblings.kind) ?? 0) + made.added);
    return made.ids;
  };
  for (const [kind, names] of startEntries) await add({ kind, parentId: null }, named(names));
  const availabilities = startAvailabilities.map(([name, switches]) => ({ name, switches }));
  await add({ kind: 'availability', parentId: null }, availabilities);
  const brands = await add({ kind: 'brand', parentId: null }, named(Object.keys(startBrands)));
  for (const [brand, models] of Object.entries(startBrands)) {
    await add({ kind: 'model', parentId: brands.get(brand) ?? null }, named(models));
  }
  for (const kind of carListKinds) {
    if (added.get(kind)) work.emit('records-changed', { entity: carListEntity(kind) }, [listReaders(kind)]);
  }
  return [...added.values()].reduce((sum, count) => sum + count, 0);
}
