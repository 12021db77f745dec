import type { Module } from '#platform';
import { dashboardOf, openDealsOf, peopleOf } from './answers.ts';

/** The dashboard: what a month brings to whom, and what waits today. */
export const dashboardsModule = {
  routes: {
    dashboards: {
      get: ({ query, context }) => dashboardOf(context, query),
      people: async ({ context }) => peopleOf(context),
      openDeals: ({ query, context }) => openDealsOf(context, query),
    },
  },
} as const satisfies Module;
