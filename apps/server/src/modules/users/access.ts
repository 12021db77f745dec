import { looksAfter } from '@szansa/domain/account';

import { denied, notFound, Refusal, type StaffReading, type StaffWork, type Work } from '#platform';
import { findByEmail, findStaffMember, type StaffRow } from './queries.ts';

/** @throws 409 `user_exists` with the id of the user who has the e-mail. */
export async function refuseKnownEmail(work: Work, email: string): Promise<void> {
  const found = await findByEmail(work.db, email);
  if (found) throw new Refusal('user_exists', { userId: found.id });
}

function refuseUnlessLookedAfter({ actor }: StaffReading, row: StaffRow | undefined): StaffRow {
  if (!row) throw notFound();
  if (!looksAfter(actor.roles, row.roles)) throw denied();
  return row;
}

/** An account the caller looks after (rule AC5). @throws 403, 404 */
export async function lookedAfter(reading: StaffReading, id: string): Promise<StaffRow> {
  return refuseUnlessLookedAfter(reading, await findStaffMember(reading.db, id));
}

/** The same, locked against other writers. @throws 403, 404 */
export async function lockedMember(work: StaffWork, id: string): Promise<StaffRow> {
  return refuseUnlessLookedAfter(work, await findStaffMember(work.db, id, { lock: true }));
}

/** @throws the reason for which a rule of accounts forbids a change, if there is one */
export function refuseFor(reason: 'access_denied' | 'last_administrator' | 'own_account' | null): void {
  if (reason !== null) throw new Refusal(reason);
}
