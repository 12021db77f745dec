import { partnerOffers, partnerScope } from '#modules/offers';
import { listAnswer, type Module } from '#platform';
import { vehiclesOf } from './answers.ts';
import { dealersDemo } from './demo.ts';
import { countDealers, listDealers } from './queries.ts';
import { dealerRecords } from './records.ts';

/** Dealers: suppliers and intermediaries. */
export const dealersModule = {
  routes: {
    dealers: {
      ...dealerRecords.handlers,
      list: ({ query, context: { db, actor } }) => {
        const {
          show_supplier: suppliers = true,
          show_intermediary: intermediaries = true,
          show_type_missing: others = true,
        } = query;
        const filters = {
          ...query,
          types: [
            ...(suppliers ? ['supplier' as const] : []),
            ...(intermediaries ? ['intermediary' as const] : []),
            ...(others ? [null] : []),
          ],
          scope: partnerScope(actor),
          readsRepresentatives: actor.can('representative.get'),
        };
        return listAnswer(query, {
          rows: listDealers(db, filters, query),
          count: countDealers(db, filters),
          item: (row) => row,
        });
      },
      offers: partnerOffers('dealer', dealerRecords.readable),
      vehicles: async ({ params, query, context }) => {
        await dealerRecords.readable(context, params.id);
        return vehiclesOf(context, params.id, query);
      },
    },
  },
  ...dealerRecords.live,
  demo: dealersDemo,
} as const satisfies Module;
