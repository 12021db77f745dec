import type { Endpoints } from '@szansa/api-client/endpoints';
import { v7 as uuidv7 } from 'uuid';

import { verb, type HandlerInput, type StaffContext } from '#platform';
import { insertBank } from '../queries.ts';

type BankBody = HandlerInput<Endpoints['banks']['create']>['body'];

export function createBank(context: StaffContext, body: BankBody) {
  return verb(context, async (work) => {
    const row = {
      id: uuidv7(),
      name: body.name,
      shortName: body.shortName ?? null,
      taxIdNumber: body.taxIdNumber ?? null,
    };
    await insertBank(work.db, row);
    await work.audit({ entity: 'bank', entityId: row.id, action: 'create', after: row });
    return { ...row, isActive: true };
  });
}
