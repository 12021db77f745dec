import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { Action } from '@szansa/domain/access';
import { carListEntity, parentKind, type CarListKind } from '@szansa/domain/catalogue';

import { denied, invalid, notFound, type Actor, type StaffReading, type Work } from '#platform';
import {
  entriesQuery,
  findEntry,
  listEntries,
  listReaders,
  type EntryRow,
  type Siblings,
} from './queries.ts';
import { usesOfEntries, type Uses } from './uses.ts';

export type CarListEntry = Data<Endpoints['carLists']['get']>;

/** Publishes a change of an entry to all who may read the list. */
export function emitEntry(work: Work, kind: CarListKind, id: string): void {
  work.emit('record-changed', { entity: carListEntity(kind), id }, [listReaders(kind)]);
}

/** The calls are the same for all lists, the rights are not. @throws 403 without the right to the list */
export function requireListRight(
  { actor }: { readonly actor: Actor },
  kind: CarListKind,
  action: Action,
): void {
  if (!actor.can(`${carListEntity(kind)}.${action}`)) throw denied();
}

function entryAnswer(
  actor: Actor,
  kind: CarListKind,
  { parentId, parentName, ...row }: EntryRow,
  uses: Uses,
): CarListEntry {
  return {
    ...row,
    parent: parentId === null || parentName === null ? null : { id: parentId, name: parentName },
    uses: uses.get(row.id) ?? [],
    can: { edit: actor.can(`${carListEntity(kind)}.edit`) },
  };
}

/** @throws 403, 422 for a list whose entries belong to another one that is not named, or is named where they do not */
export function requireList(reading: { readonly actor: Actor }, { kind, parentId }: Siblings): void {
  requireListRight(reading, kind, 'get');
  const isOfParent = parentKind(kind) !== null;
  if (isOfParent !== (parentId !== null)) {
    throw invalid({ path: 'parentId', code: isOfParent ? 'required' : 'value_not_allowed' });
  }
}

/** The entries of a list that a text finds, with what names them, in their order. @throws as `requireList` */
export async function entriesFound(
  reading: StaffReading,
  { search, ...siblings }: Siblings & { readonly search?: string | undefined },
) {
  requireList(reading, siblings);
  const { kind } = siblings;
  const found = await listEntries(reading.db, siblings, search);
  const uses = await usesOfEntries(
    reading,
    kind,
    found.map(({ id }) => id),
  );
  const rows = entriesQuery(reading.db, siblings, search);
  return { rows, found, item: (row: EntryRow) => entryAnswer(reading.actor, kind, row, uses) };
}

/** The entries of a list in their order. @throws as `requireList` */
export async function carListEntries(reading: StaffReading, siblings: Siblings): Promise<CarListEntry[]> {
  const { found, item } = await entriesFound(reading, siblings);
  return found.map((row) => item(row));
}

/** @throws 403, 404 */
export async function carListEntry(
  reading: StaffReading,
  kind: CarListKind,
  id: string,
): Promise<CarListEntry> {
  requireListRight(reading, kind, 'get');
  const row = await findEntry(reading.db, kind, id);
  if (!row) throw notFound();
  return entryAnswer(reading.actor, kind, row, await usesOfEntries(reading, kind, [id]));
}
