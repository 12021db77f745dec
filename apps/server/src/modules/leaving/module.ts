import type { Module } from '#platform';
import { workloadOf } from './answers.ts';
import { deactivate } from './verbs/deactivate.ts';

/** Deactivating somebody, and handing over what they own: apart from users, because it knows opportunities. */
export const offboardingModule = {
  routes: {
    users: {
      workload: ({ params, context }) => workloadOf(context, params.id),
      deactivate: ({ params, body, context }) => deactivate(context, params.id, body),
    },
  },
} as const satisfies Module;
