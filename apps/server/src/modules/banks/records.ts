import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { bankPatch } from '@szansa/domain/bank';

import { partnerScope } from '#modules/offers';
import { countOfBank, moveRepresentatives } from '#modules/representatives';
import { recordVerbs } from '#platform';
import { findBank, type BankFields, type BankRow, bankTable } from './queries.ts';

/** How banks are kept. */
export const bankRecords = recordVerbs<BankFields, BankRow, Data<Endpoints['banks']['get']>>({
  entity: 'bank',
  table: bankTable,
  versionOf: ({ version }) => version,
  patch: bankPatch,
  defaults: { isActive: true },
  nameOf: ({ name }) => name,
  find: ({ db, actor }, id, options) => findBank(db, id, { scope: partnerScope(actor), ...options }),
  uses: async ({ db }, { id, offerCount }) => [
    { kind: 'representative', count: await countOfBank(db, id) },
    { kind: 'offer', count: offerCount },
  ],
  move: async ({ db }, from, into) => ({
    representatives: await moveRepresentatives(db, 'bankId', { from, into }),
  }),
  answer: ({ actor }, { createdAt, updatedAt: _updatedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    can: { edit: actor.can('bank.edit') },
  }),
});
