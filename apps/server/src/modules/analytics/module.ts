import { z } from 'zod';

import { jobKind, listAnswer, verb, type Context, type Module } from '#platform';
import { analyticsFound } from './answers.ts';
import { groupsOf } from './groups.ts';
import { picturesOf, sumsOf } from './pictures.ts';
import { refreshTallies } from './refresh-queries.ts';

/** Job that stores the facts of changed opportunities, so that they are not recounted for every request. */
const refreshAnalytics = jobKind({
  name: 'analytics.refresh',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 60 },
  punctuality: 60,
  schedule: '* * * * *',
  async run(context: Context) {
    let counted: number;
    do counted = await verb(context, ({ db }) => refreshTallies(db));
    while (counted > 0);
  },
});

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
