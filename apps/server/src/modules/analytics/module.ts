import { listAnswer, type Module } from '#platform';
import { analyticsFound, analyticsSums } from './answers.ts';
import { picturesOf } from './pictures.ts';

/** Opportunities counted and added up: a table, its sums and pictures. */
export const analyticsModule = {
  routes: {
    analytics: {
      list: ({ query, context }) => listAnswer(query, analyticsFound(context, query)),
      sums: ({ query, context }) => analyticsSums(context, query),
      pictures: ({ query, context }) => picturesOf(context, query),
    },
  },
} as const satisfies Module;
