import { z } from 'zod';

import { jobKind, verb, type Context } from '#platform';
import { refreshTallies } from './refresh-queries.ts';

/** Job that stores the facts of changed opportunities, so that they are not recounted for every request. */
export const refreshAnalytics = jobKind({
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
