import type { BankInput } from '@szansa/domain/bank';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { announceChange } from '../access.ts';
import { bankById, type Bank } from '../answers.ts';
import { newFields } from '../fields.ts';
import { insertBank } from '../queries.ts';

/** Writes down a bank. */
export function createBank(context: StaffContext, input: BankInput): Promise<Bank> {
  return verb(context, async (work) => {
    const id = uuidv7();
    const after = newFields(input);
    await insertBank(work.db, { ...after, id });
    await work.audit({ entity: 'bank', entityId: id, version: 1, action: 'create', after });
    announceChange(work, id);
    return bankById(work, id);
  });
}
