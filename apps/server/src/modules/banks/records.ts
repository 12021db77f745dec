import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { bankPatch } from '@szansa/domain/bank';

import { partnerScope } from '#modules/offers';
import { countOfBank, moveRepresentatives } from '#modules/representatives';
import { recordVerbs } from '#platform';
import { dropFilesOfBank, moveFilesOfBank } from './files.ts';
import { bankTable, findBank, type BankFields, type BankRow } from './queries.ts';
import { countTemplates } from './template-queries.ts';

/** Read and write operations of bank records. */
export const bankRecords = recordVerbs<BankFields, BankRow, Data<Endpoints['banks']['get']>>({
  entity: 'bank',
  table: bankTable,
  versionOf: ({ version }) => version,
  patch: bankPatch,
  defaults: { isActive: true },
  nameOf: ({ name }) => name,
  find: ({ db, actor }, id, options) => findBank(db, id, { scope: partnerScope(actor), ...options }),
  uses: async ({ db, actor }, { id, offerCount }) => [
    { kind: 'representative', count: actor.can('representative.get') ? await countOfBank(db, id) : 0 },
    { kind: 'offer', count: offerCount },
  ],
  parts: async ({ db }, id) => [{ kind: 'document_template', count: await countTemplates(db, id) }],
  removeParts: dropFilesOfBank,
  move: async (work, from, into) => ({
    representatives: await moveRepresentatives(work.db, 'bankId', { from, into }),
    ...(await moveFilesOfBank(work, from, into)),
  }),
  answer: ({ actor }, { createdAt, updatedAt: _u, logoFileId: _l, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    can: { edit: actor.can('bank.edit') },
  }),
});
