import { listAnswer, type Module } from '#platform';
import { offerById, offersOf } from './answers.ts';
import { offersDemo } from './demo.ts';
import { offersFound, offerSums } from './list-answers.ts';
import { changeOffer } from './verbs/change.ts';
import { chooseOffer } from './verbs/choose.ts';
import { copyOffer } from './verbs/copy.ts';
import { createOffer } from './verbs/create.ts';
import { duplicateOffer } from './verbs/duplicate.ts';
import { removeOffer } from './verbs/remove.ts';
import { restoreOffer } from './verbs/restore.ts';

/** Offers of opportunities; their PDFs are documents. */
export const offersModule = {
  routes: {
    offers: {
      list: ({ query, context }) => listAnswer(query, offersFound(context, query)),
      sums: ({ query, context }) => offerSums(context, query),
      listOfOpportunity: ({ params, context }) => offersOf(context, params.id),
      create: ({ params, body, context }) => createOffer(context, params.id, body),
      duplicate: ({ params, context }) => duplicateOffer(context, params.id),
      copy: ({ params, body, context }) => copyOffer(context, params.id, body),
      get: ({ params, context }) => offerById(context, params.id),
      update: ({ params, body, context }) => changeOffer(context, params.id, body),
      remove: async ({ params, query, context }) => {
        await removeOffer(context, params.id, query);
        return null;
      },
      restore: ({ params, context }) => restoreOffer(context, params.id),
      choose: ({ params, body, context }) => chooseOffer(context, params.id, body),
    },
  },
  demo: offersDemo,
} as const satisfies Module;
