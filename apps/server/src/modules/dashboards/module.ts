import type { Module } from '#platform';
import { dashboardOf, enquiriesOf, openDealsOf, peopleOf } from './answers.ts';

/** The dashboard: what a month brings to whom, and what waits today. */
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
