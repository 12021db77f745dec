import type { Module } from '#platform';
import { workloadOf } from './answers.ts';
import { deactivate } from './verbs/deactivate.ts';

/**
 * Offboarding: deactivates a user and transfers their records. Separate from users, because it depends on
 * opportunities.
 */
export const offboardingModule = {
  routes: {
    users: {
      workload: ({ params, context }) => workloadOf(context, params.id),
      deactivate: ({ params, body, context }) => deactivate(context, params.id, body),
    },
  },
} as const satisfies Module;
