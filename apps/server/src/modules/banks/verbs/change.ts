import { bankPatch, type BankPatch } from '@szansa/domain/bank';

import { changeRecord, verb, type StaffContext } from '#platform';
import { announceChange, lockedBank } from '../access.ts';
import { bankById, type Bank } from '../answers.ts';
import { fieldsOf } from '../fields.ts';
import { updateBank } from '../queries.ts';

/** Changes fields of a bank. @throws 404, 409 `stale_version` */
export function changeBank(
  context: StaffContext,
  id: string,
  input: { readonly version: number; readonly changes: BankPatch },
): Promise<Bank> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'bank',
      entityId: id,
      action: 'edit',
      lock: () => lockedBank(work, id),
      fields: fieldsOf,
      readVersion: input.version,
      schema: bankPatch,
      patch: input.changes,
      save: ({ after, version }) => updateBank(work.db, id, { ...after, version }),
      announce: () => announceChange(work, id),
    });
    return bankById(work, id);
  });
}
