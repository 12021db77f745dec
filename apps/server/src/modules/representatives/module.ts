import { partnerOffers } from '#modules/offers';
import { listAnswer, type Module } from '#platform';
import { representativesDemo } from './demo.ts';
import { representativesFound } from './list-answers.ts';
import { representativeRecords } from './records.ts';

/** People of banks and dealers. */
export const representativesModule = {
  routes: {
    representatives: {
      ...representativeRecords.handlers,
      list: ({ query, context }) => listAnswer(query, representativesFound(context, query)),
      offers: partnerOffers('representative', representativeRecords.readable),
    },
  },
  ...representativeRecords.live,
  demo: representativesDemo,
} as const satisfies Module;
