import { deleteSecondFactor, sendNotice } from '#modules/auth';
import { Refusal, verb, type StaffContext } from '#platform';
import { lockedMember, refuseFor } from '../access.ts';
import { staffMemberById, type StaffAnswer } from '../answers.ts';

/**
 * Deletes the second factor of a user who lost it; all their sessions end and they are informed by mail. One's own is
 * removed in the profile, which requires the password.
 * @throws 403, 404, 409 `own_account`, `wrong_state` when there is none.
 */
export function resetSecondFactor(context: StaffContext, id: string): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    const row = await lockedMember(work, id);
    refuseFor(id === work.actor.userId ? 'own_account' : null);
    if (!row.hasSecondFactor) throw new Refusal('wrong_state');
    await deleteSecondFactor(work, id);
    await work.platform.sessions.endAll(work, id);
    if (row.isActive) await sendNotice(work, id, 'second_factor_off');
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'remove_second_factor',
    });
    work.publish('account.changed', { userId: id, what: 'data' });
    return staffMemberById(work, id);
  });
}
