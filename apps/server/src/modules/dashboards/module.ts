import type { Module } from '#platform';
import { dashboardOf, enquiriesOf, openDealsOf, peopleOf } from './answers.ts';

/** The dashboard: the results of a user's month, and the work pending today. */
export const dashboardsModule = {
  routes: {
    dashboards: {
      get: ({ query, context }) => dashboardOf(context, query),
      people: async ({ context }) => peopleOf(context),
      openDeals: ({ query, context }) => openDealsOf(context, query),
      enquiries: ({ context }) => enquiriesOf(context),
    },
  },
} as const satisfies Module;
