import type { Module } from '#platform';
import { labels } from './queries.ts';

/** Labels of opportunities. */
export const labelsModule = {
  routes: { labels: { list: ({ context }) => labels(context.db) } },
} as const satisfies Module;
