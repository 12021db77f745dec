import { mostViews, type ListName, type ViewInput, type ViewPatch } from '@szansa/domain/list';
import { v7 as uuidv7 } from 'uuid';

import { notFound, Refusal, verb, type StaffContext, type StaffReading, type Work } from '#platform';
import { ownList, type View } from '../answers.ts';
import {
  deleteView,
  dropDefault,
  insertView,
  isNameTaken,
  listViews,
  lockViews,
  updateView,
  type OwnList,
} from '../queries.ts';

async function viewOf(work: Work, own: OwnList, id: string): Promise<View> {
  const found = (await listViews(work.db, own)).find((view) => view.id === id);
  if (!found) throw notFound();
  return found;
}

/** @throws 409 `view_name_taken` */
async function refuseTaken(work: Work, own: OwnList, name: string, id: string): Promise<void> {
  if (await isNameTaken(work.db, own, name, id)) throw new Refusal('view_name_taken');
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
    if (kept.length >= mostViews) throw new Refusal('too_many_views', { limit: mostViews });
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
