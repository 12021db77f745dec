import type { ExcludableField } from '@szansa/domain/access';

import { Refusal, verb, type StaffContext } from '#platform';
import { lockedMember } from '../access.ts';
import { staffMemberById, type StaffAnswer } from '../answers.ts';
import { changeExcludedFields } from '../queries.ts';

/**
 * Hides fields from a person, or shows them again.
 * @throws 403, 404, 409 `role_keeps_everything` for a super administrator.
 */
export function changeHiddenFields(
  context: StaffContext,
  id: string,
  change: { readonly hide: readonly ExcludableField[]; readonly show: readonly ExcludableField[] },
): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    const row = await lockedMember(work, id);
    if (row.roles.includes('SUPER_ADMIN')) throw new Refusal('role_keeps_everything');
    const about = new Set([...change.hide, ...change.show]);
    const before = row.excludedFields.filter((field) => about.has(field));
    await changeExcludedFields(work.db, id, change);
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'change_hidden_fields',
      before: { excludedFields: before },
      after: { excludedFields: change.hide.toSorted() },
    });
    work.publish('account.changed', { userId: id, what: 'data' });
    await work.platform.sessions.refresh(work, { userId: id });
    return staffMemberById(work, id);
  });
}
