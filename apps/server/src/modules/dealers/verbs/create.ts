import type { Endpoints } from '@szansa/api-client/endpoints';
import { v7 as uuidv7 } from 'uuid';

import { verb, type HandlerInput, type StaffContext } from '#platform';
import { insertDealer } from '../queries.ts';

type DealerBody = HandlerInput<Endpoints['dealers']['create']>['body'];

export function createDealer(context: StaffContext, body: DealerBody) {
  return verb(context, async (work) => {
    const row = {
      id: uuidv7(),
      name: body.name,
      alias: body.alias ?? null,
      taxIdNumber: body.taxIdNumber ?? null,
      dealerType: body.dealerType ?? null,
    };
    await insertDealer(work.db, row);
    await work.audit({ entity: 'dealer', entityId: row.id, action: 'create', after: row });
    return row;
  });
}
