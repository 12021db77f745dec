import type { Module } from '#platform';
import { listOfBanks } from './answers.ts';
import { createBank } from './verbs/create.ts';

/** Banks that finance. */
export const banksModule = {
  routes: {
    banks: {
      list: ({ query, context }) => listOfBanks(context, query),
      create: ({ body, context }) => createBank(context, body),
    },
  },
} as const satisfies Module;
