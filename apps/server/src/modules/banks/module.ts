import type { Module } from '#platform';
import { bankReaders, readableBank } from './access.ts';
import { bankById, listOfBanks, mergePreview, offersOfBank, scoreboardOfBank } from './answers.ts';
import { changeBank } from './verbs/change.ts';
import { createBank } from './verbs/create.ts';
import { mergeBank } from './verbs/merge.ts';
import { removeBank } from './verbs/remove.ts';

/** Banks and other lessors that finance. */
export const banksModule = {
  routes: {
    banks: {
      list: ({ query, context }) => listOfBanks(context, query),
      get: ({ params, context }) => bankById(context, params.id),
      create: ({ body, context }) => createBank(context, body),
      update: ({ params, body, context }) => changeBank(context, params.id, body),
      remove: ({ params, context }) => removeBank(context, params.id),
      offers: ({ params, query, context }) => offersOfBank(context, params.id, query),
      scoreboard: ({ params, context }) => scoreboardOfBank(context, params.id),
      mergePreview: ({ params, query, context }) => mergePreview(context, params.id, query.into),
      merge: ({ params, body, context }) => mergeBank(context, params.id, body.into),
    },
  },
  rooms: (actor) => (actor.can('bank.get') ? [bankReaders] : []),
  watchable: { bank: readableBank },
} as const satisfies Module;
