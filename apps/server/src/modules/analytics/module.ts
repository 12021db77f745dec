import { listAnswer, type Module } from '#platform';
import { analyticsFound } from './answers.ts';
import { groupsOf } from './groups.ts';
import { picturesOf, sumsOf } from './pictures.ts';
import { refreshAnalytics } from './refreshing.ts';

/** Opportunities counted and added up: a table, its sums and pictures. */
export const analyticsModule = {
  routes: {
    analytics: {
      list: ({ query, context }) => listAnswer(query, analyticsFound(context, query)),
      sums: ({ query, context }) => sumsOf(context, query),
      groups: ({ query, context }) => groupsOf(context, query),
      pictures: ({ query, context }) => picturesOf(context, query),
    },
  },
  jobs: [refreshAnalytics],
} as const satisfies Module;
