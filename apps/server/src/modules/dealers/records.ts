import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { dealerPatch } from '@szansa/domain/dealer';

import { countVariantsOfDealer, moveVariants } from '#modules/car-offers';
import { partnerScope } from '#modules/offers';
import { moveRepresentatives } from '#modules/representatives';
import { recordVerbs } from '#platform';
import { findDealer, type DealerFields, type DealerRow, dealerTable } from './queries.ts';

/** Read and write operations of dealer records. */
export const dealerRecords = recordVerbs<DealerFields, DealerRow, Data<Endpoints['dealers']['get']>>({
  entity: 'dealer',
  table: dealerTable,
  versionOf: ({ version }) => version,
  patch: dealerPatch,
  nameOf: ({ name }) => name,
  find: ({ db, actor }, id, options) =>
    findDealer(db, id, {
      scope: partnerScope(actor),
      readsRepresentatives: actor.can('representative.get'),
      ...options,
    }),
  uses: async ({ db }, { id, representativeCount, offerCount }) => [
    { kind: 'representative', count: representativeCount },
    { kind: 'offer', count: offerCount },
    { kind: 'car_variant', count: await countVariantsOfDealer(db, id) },
  ],
  move: async ({ db }, from, into) => ({
    representatives: await moveRepresentatives(db, 'dealerId', { from, into }),
    carVariants: await moveVariants(db, { from, into }),
  }),
  answer: ({ actor }, { createdAt, updatedAt: _updatedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    can: { edit: actor.can('dealer.edit') },
  }),
});
