import type { Module } from '#platform';
import { labelsDemo } from './demo.ts';
import { labels } from './queries.ts';

/** Labels of opportunities. */
export const labelsModule = {
  routes: { labels: { list: ({ context }) => labels(context.db) } },
  demo: labelsDemo,
} as const satisfies Module;
