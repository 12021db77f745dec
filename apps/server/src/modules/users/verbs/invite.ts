import { looksAfter, type Invitation } from '@szansa/domain/account';
import { v7 as uuidv7 } from 'uuid';

import { sendInvitation } from '#modules/auth';
import { denied, verb, type StaffContext } from '#platform';
import { lockedMember, refuseKnownEmail } from '../access.ts';
import { staffMemberById, type StaffAnswer } from '../answers.ts';
import { insertStaffMember, lockStaff, setRoles } from '../queries.ts';

/**
 * Adds a member of staff and mails them the link that activates the account.
 * @throws 403 for a role the caller may not give, 409 `user_exists`.
 */
export function inviteStaff(context: StaffContext, input: Invitation): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    if (!looksAfter(work.actor.roles, input.roles)) throw denied();
    await lockStaff(work.db);
    await refuseKnownEmail(work, input.email);
    const { roles, ...columns } = input;
    const id = uuidv7();
    await insertStaffMember(work.db, { ...columns, id });
    await setRoles(work.db, id, roles);
    await work.audit({
      entity: 'user',
      entityId: id,
      version: 1,
      action: 'create',
      after: input,
    });
    work.publish('account.changed', { userId: id, what: 'created' });
    await sendInvitation(work, id);
    return staffMemberById(work, id);
  });
}

/** Mails a new activation link; the one before stops working. @throws 403, 404, 409 `wrong_state` */
export function resendInvitation(context: StaffContext, id: string): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    await lockedMember(work, id);
    await sendInvitation(work, id);
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'resend_invitation',
    });
    work.publish('account.changed', { userId: id, what: 'data' });
    return staffMemberById(work, id);
  });
}
