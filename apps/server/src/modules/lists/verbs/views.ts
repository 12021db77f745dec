import { mostViews, type ListName, type ViewInput, type ViewPatch } from '@szansa/domain/list';
import { v7 as uuidv7 } from 'uuid';

import { denied, notFound, Refusal, verb, type StaffContext, type StaffReading, type Work } from '#platform';
import { ownList, viewsOf, type View } from '../answers.ts';
import {
  countViews,
  deleteView,
  dropDefault,
  insertView,
  isNameUsed,
  lockViews,
  putDefault,
  updateView,
  type OwnList,
} from '../queries.ts';

/** A view the actor reads. @throws 404 */
async function viewOf(reading: StaffReading, list: ListName, id: string): Promise<View> {
  const found = (await viewsOf(reading, list)).find((view) => view.id === id);
  if (!found) throw notFound();
  return found;
}

/** @throws 409 `view_name_taken` */
async function refuseUsed(work: Work, own: OwnList, name: string, id: string): Promise<void> {
  if (await isNameUsed(work.db, own, name, id)) throw new Refusal('view_name_taken');
}

/** Has the list open with the view, or without it. */
async function setDefault(work: Work, own: OwnList, id: string, isDefault: boolean): Promise<void> {
  if (isDefault) await putDefault(work.db, own, id);
  else await dropDefault(work.db, own, id);
}

/**
 * Saves filters under a name, for the actor or for others as well; a new default replaces the former one.
 * @throws 409 `view_name_taken`, `too_many_views`
 */
export function createView(context: StaffContext, list: ListName, input: ViewInput): Promise<View> {
  const own = ownList(context, list);
  return verb(context, async (work) => {
    await lockViews(work.db, own);
    const id = uuidv7();
    await refuseUsed(work, own, input.name, id);
    if ((await countViews(work.db, own)) >= mostViews) {
      throw new Refusal('too_many_views', { limit: mostViews });
    }
    await insertView(work.db, { ...own, ...input, id });
    if (input.isDefault) await setDefault(work, own, id, true);
    return viewOf(work, list, id);
  });
}

/**
 * Changes an own view. For another user's view, the actor can only change whether the list opens with it for them.
 * @throws 404, 403, 409 `view_name_taken`
 */
export function changeView(
  context: StaffContext,
  { list, id }: { readonly list: ListName; readonly id: string },
  changes: ViewPatch,
): Promise<View> {
  const own = ownList(context, list);
  const { isDefault, ...ownChanges } = changes;
  return verb(context, async (work) => {
    await lockViews(work.db, own);
    const { can } = await viewOf(work, list, id);
    if (!can.edit && Object.keys(ownChanges).length > 0) throw denied();
    if (changes.name !== undefined) await refuseUsed(work, own, changes.name, id);
    await updateView(work.db, id, ownChanges);
    if (isDefault !== undefined) await setDefault(work, own, id, isDefault);
    return viewOf(work, list, id);
  });
}

/** Deletes an own view; administrators may delete any that is shared. @throws 404, 403 */
export function removeView(
  context: StaffContext,
  { list, id }: { readonly list: ListName; readonly id: string },
): Promise<void> {
  return verb(context, async (work) => {
    const { can } = await viewOf(work, list, id);
    if (!can.remove) throw denied();
    await deleteView(work.db, id);
  });
}
