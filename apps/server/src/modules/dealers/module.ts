import { partnerOffers } from '#modules/offers';
import { listAnswer, type Module } from '#platform';
import { vehiclesOf } from './answers.ts';
import { dealersDemo } from './demo.ts';
import { dealersFound } from './list-answers.ts';
import { dealerRecords } from './records.ts';

/** Dealers: suppliers and intermediaries. */
export const dealersModule = {
  routes: {
    dealers: {
      ...dealerRecords.handlers,
      list: ({ query, context }) => listAnswer(query, dealersFound(context, query)),
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
