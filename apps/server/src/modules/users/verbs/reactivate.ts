import { changeRecord, Refusal, verb, type StaffContext, type Work } from '#platform';
import { lockedMember } from '../access.ts';
import { staffMemberById, type StaffAnswer } from '../answers.ts';
import { updateStaffMember, type StaffRow } from '../queries.ts';

/** Writes whether an account is open as its next version. @throws 409 `stale_version` */
export function setActive(work: Work, row: StaffRow, readVersion: number, isActive: boolean): Promise<void> {
  return changeRecord(work, {
    entity: 'user',
    entityId: row.id,
    action: isActive ? 'reactivate' : 'deactivate',
    lock: () => Promise.resolve(row),
    fields: () => ({ isActive: row.isActive }),
    readVersion,
    patch: { isActive },
    save: ({ version }) => updateStaffMember(work.db, row.id, { isActive, version }),
    emit: () => work.publish('account.changed', { userId: row.id, what: 'access' }),
  });
}

/** Opens a closed account again. @throws 403, 404, 409 `wrong_state` or `stale_version` */
export function reactivate(
  context: StaffContext,
  id: string,
  { version }: { readonly version: number },
): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    const row = await lockedMember(work, id);
    if (row.isActive) throw new Refusal('wrong_state');
    await setActive(work, row, version, true);
    return staffMemberById(work, id);
  });
}
