import type { Module } from '#platform';
import { leadSourcesStart } from './demo.ts';
import { leadSources } from './queries.ts';

/** Where opportunities come from. */
export const leadSourcesModule = {
  routes: { leadSources: { list: ({ context }) => leadSources(context.db) } },
  start: leadSourcesStart,
} as const satisfies Module;
