import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  mostViews,
  type ColumnSettings,
  type ListName,
  type ViewInput,
  type ViewPatch,
} from '@szansa/domain/list';
import { v7 as uuidv7 } from 'uuid';

import { conflict, notFound, verb, type StaffContext, type StaffReading, type Work } from '../platform.ts';
import {
  deleteView,
  dropDefault,
  findColumns,
  insertView,
  isNameTaken,
  listViews,
  lockViews,
  putColumns,
  updateView,
  type OwnList,
} from './queries.ts';

type List = Data<Endpoints['lists']['get']>;
type View = List['views'][number];

const ownList = ({ actor }: StaffReading, list: ListName): OwnList => ({ userId: actor.userId, list });

/** The own columns and views of a list. */
export async function listAsArranged(reading: StaffReading, list: ListName): Promise<List> {
  const own = ownList(reading, list);
  const [columns, views] = await Promise.all([findColumns(reading.db, own), listViews(reading.db, own)]);
  return { columns, views };
}

/** Keeps the columns of a list; like the page somebody was on last, no log tells of it. */
export function saveColumns(reading: StaffReading, list: ListName, columns: ColumnSettings): Promise<void> {
  return putColumns(reading.db, ownList(reading, list), columns);
}

async function viewOf(work: Work, own: OwnList, id: string): Promise<View> {
  const found = (await listViews(work.db, own)).find((view) => view.id === id);
  if (!found) throw notFound();
  return found;
}

/** @throws 409 `view_name_taken` */
async function refuseTaken(work: Work, own: OwnList, name: string, id: string): Promise<void> {
  if (await isNameTaken(work.db, own, name, id)) throw conflict('view_name_taken');
}

/**
 * Keeps filters under a name; a new default is the only one.
 * @throws 409 `view_name_taken`, `too_many_views`
 */
export function createView(context: StaffContext, list: ListName, input: ViewInput): Promise<View> {
  const own = ownList(context, list);
  return verb(context, async (work) => {
    await lockViews(work.db, own);
    const id = uuidv7();
    await refuseTaken(work, own, input.name, id);
    const kept = await listViews(work.db, own);
    if (kept.length >= mostViews) throw conflict('too_many_views', {}, { length: mostViews });
    if (input.isDefault) await dropDefault(work.db, own);
    await insertView(work.db, { ...own, ...input, id });
    return viewOf(work, own, id);
  });
}

/** Changes an own view; a new default is the only one. @throws 404, 409 `view_name_taken` */
export function changeView(
  context: StaffContext,
  { list, id }: { readonly list: ListName; readonly id: string },
  changes: ViewPatch,
): Promise<View> {
  const own = ownList(context, list);
  return verb(context, async (work) => {
    await lockViews(work.db, own);
    await viewOf(work, own, id);
    if (changes.name !== undefined) await refuseTaken(work, own, changes.name, id);
    if (changes.isDefault) await dropDefault(work.db, own);
    await updateView(work.db, id, changes);
    return viewOf(work, own, id);
  });
}

/** Forgets an own view. @throws 404 */
export async function removeView(
  reading: StaffReading,
  { list, id }: { readonly list: ListName; readonly id: string },
): Promise<void> {
  if (!(await deleteView(reading.db, ownList(reading, list), id))) throw notFound();
}
