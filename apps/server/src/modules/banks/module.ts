import { offersWithPartner, partnerScope, scoreboardOf } from '#modules/offers';
import { listAnswer, type Module } from '#platform';
import { banksDemo } from './demo.ts';
import { countBanks, listBanks } from './queries.ts';
import { bankRecords } from './records.ts';

/** Banks and other lessors that finance. */
export const banksModule = {
  routes: {
    banks: {
      ...bankRecords.handlers,
      list: ({ query, context: { db, actor } }) => {
        const filters = { withInactive: false, ...query, scope: partnerScope(actor) };
        return listAnswer(query, {
          rows: listBanks(db, filters, query),
          count: countBanks(db, filters),
          item: (row) => row,
        });
      },
      offers: async ({ params, query, context }) => {
        await bankRecords.readable(context, params.id);
        return offersWithPartner(context, { kind: 'bank', id: params.id }, query);
      },
      scoreboard: async ({ params, context }) => {
        await bankRecords.readable(context, params.id);
        return scoreboardOf(context, { kind: 'bank', id: params.id });
      },
    },
  },
  ...bankRecords.live,
  demo: banksDemo,
} as const satisfies Module;
