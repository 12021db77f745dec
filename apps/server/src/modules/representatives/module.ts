import { partnerOffers, partnerScope } from '#modules/offers';
import { listAnswer, type Module } from '#platform';
import { representativesDemo } from './demo.ts';
import { countRepresentatives, listRepresentatives } from './queries.ts';
import { representativeRecords } from './records.ts';

/** People of banks and dealers. */
export const representativesModule = {
  routes: {
    representatives: {
      ...representativeRecords.handlers,
      list: ({ query, context: { db, actor } }) => {
        const { show_banks: banks = true, show_dealers: dealers = true } = query;
        const filters = {
          withInactive: false,
          ...query,
          banks,
          dealers,
          userId: actor.userId,
          scope: partnerScope(actor),
        };
        return listAnswer(query, {
          rows: listRepresentatives(db, filters, query),
          count: countRepresentatives(db, filters),
          item: (row) => row,
        });
      },
      offers: partnerOffers('representative', representativeRecords.readable),
    },
  },
  ...representativeRecords.live,
  demo: representativesDemo,
} as const satisfies Module;
