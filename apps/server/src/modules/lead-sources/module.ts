import type { Module } from '#platform';
import { leadSources } from './queries.ts';

/** Where opportunities come from. */
export const leadSourcesModule = {
  routes: { leadSources: { list: ({ context }) => leadSources(context.db) } },
} as const satisfies Module;
