import { deleteSecondFactor, sendNotice } from '#modules/auth';
import { Refusal, verb, type StaffContext } from '#platform';
import { lockedMember, refuseFor } from '../access.ts';
import { staffMemberById, type StaffAnswer } from '../answers.ts';

/**
 * Forgets the second factor of somebody who lost it; they are signed out everywhere and told by mail. One's own is
 * removed in the profile, which asks for the password.
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
    return staffMemberById(work, id);
  });
}
