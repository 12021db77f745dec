import type { Module } from '#platform';
import { listOfDealers } from './answers.ts';
import { createDealer } from './verbs/create.ts';

/** Dealers and intermediaries. */
export const dealersModule = {
  routes: {
    dealers: {
      list: ({ query, context }) => listOfDealers(context, query),
      create: ({ body, context }) => createDealer(context, body),
    },
  },
} as const satisfies Module;
