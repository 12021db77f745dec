import type { Module } from '#platform';
import { listOfRepresentatives } from './answers.ts';
import { createRepresentative } from './verbs/create.ts';

/** People of banks and dealers. */
export const representativesModule = {
  routes: {
    representatives: {
      list: ({ query, context }) => listOfRepresentatives(context, query),
      create: ({ body, context }) => createRepresentative(context, body),
    },
  },
} as const satisfies Module;
