import { mayEditActivity, mayPlanFor } from '@szansa/domain/activity';
import { isAdministrator } from '@szansa/domain/access';
import { opportunityScope } from '@szansa/domain/opportunity';

import { lockedOpportunity } from '#modules/opportunities';
import { denied, notFound, Refusal, type Actor, type StaffReading, type StaffWork } from '#platform';
import {
  findActivity,
  lockOpportunityRow,
  lockActivity,
  type ActivityRow,
  type ActivityState,
  type Viewer,
} from './queries.ts';

export function viewerOf(actor: Actor): Viewer {
  return {
    userId: actor.userId,
    scope: opportunityScope(actor),
    readsPrivate: isAdministrator(actor.roles),
  };
}

/** An activity the actor may read. @throws 404 */
export async function readableActivity({ db, actor }: StaffReading, id: string): Promise<ActivityRow> {
  const row = await findActivity(db, viewerOf(actor), id);
  if (!row) throw notFound();
  return row;
}

/** Activities go on in closed opportunities, not in archived ones. @throws 409 `opportunity_archived` */
export function refuseInArchive({ isArchived }: { readonly isArchived: boolean }): void {
  if (isArchived) throw new Refusal('opportunity_archived');
}

/**
 * Checks that the actor may plan for the user. @throws 403 for another person, unless the actor is an administrator.
 */
export function refuseToPlanFor(actor: Actor, workerId: string): void {
  if (!mayPlanFor(actor, workerId)) throw denied();
}

/**
 * An activity the actor may change, locked against other writers, with its opportunity, which is not archived meanwhile.
 * @throws 404, 403, 409 `opportunity_archived`
 */
export async function editableActivity(work: StaffWork, id: string): Promise<ActivityState> {
  const { actor, db } = work;
  const row = await lockActivity(db, viewerOf(actor), id);
  if (!row) throw notFound();
  // the assignee may change it even without access to the opportunity, so the opportunity is locked in any case
  if (row.customerFileId !== null) await lockOpportunityRow(db, row.customerFileId);
  const { ownerId, isArchived } = await readableActivity(work, id);
  if (!mayEditActivity(actor, { ...row, ownerId })) throw denied();
  refuseInArchive({ isArchived: isArchived ?? false });
  return row;
}

/** Locks an activity's opportunity so that it is not archived meanwhile. @throws 404, 409 `opportunity_archived` */
export async function refuseUnplannable(work: StaffWork, customerFileId: string | null): Promise<void> {
  if (customerFileId !== null) refuseInArchive(await lockedOpportunity(work, customerFileId));
}
