import type { Endpoints } from '@szansa/api-client/endpoints';
import { v7 as uuidv7 } from 'uuid';

import { dealerExists } from '#modules/dealers';
import { invalid, verb, type HandlerInput, type StaffContext } from '#platform';
import { bankExists, findRepresentative, insertRepresentative } from '../queries.ts';

type RepresentativeBody = HandlerInput<Endpoints['representatives']['create']>['body'];

/** @throws 422 when the bank or dealer does not exist. */
export function createRepresentative(context: StaffContext, body: RepresentativeBody) {
  return verb(context, async (work) => {
    const isKnown = body.bankId
      ? await bankExists(work.db, body.bankId)
      : await dealerExists(work.db, body.dealerId ?? '');
    if (!isKnown) {
      throw invalid({ path: body.bankId ? 'bankId' : 'dealerId', code: 'value_not_allowed' });
    }
    const row = {
      id: uuidv7(),
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email ?? null,
      phone: body.phone ?? null,
      bankId: body.bankId ?? null,
      dealerId: body.dealerId ?? null,
    };
    await insertRepresentative(work.db, row);
    await work.audit({
      entity: 'representative',
      entityId: row.id,
      action: 'create',
      after: row,
    });
    return findRepresentative(work.db, row.id);
  });
}
