import { looksAfter } from '@szansa/domain/account';

import { denied, notFound, Refusal, type StaffContext, type Work } from '../platform.ts';
import { findStaffMember, type StaffRow } from './queries.ts';

function refuseUnlessLookedAfter({ actor }: StaffContext, row: StaffRow | undefined): StaffRow {
  if (!row) throw notFound();
  if (!looksAfter(actor.roles, row.roles)) throw denied();
  return row;
}

/** An account the caller looks after (rule AC5). @throws 403, 404 */
export async function lookedAfter(context: StaffContext, id: string): Promise<StaffRow> {
  return refuseUnlessLookedAfter(context, await findStaffMember(context.db, id));
}

/** The same, locked against other writers. @throws 403, 404 */
export async function lockedMember(work: Work, context: StaffContext, id: string): Promise<StaffRow> {
  return refuseUnlessLookedAfter(context, await findStaffMember(work.db, id, { lock: true }));
}

/** @throws what a rule of accounts says against a change, if anything */
export function refuseFor(reason: 'access_denied' | 'last_administrator' | 'own_account' | null): void {
  if (reason !== null) throw new Refusal(reason);
}
