import { carListEntity, carListKinds } from '@szansa/domain/catalogue';

import type { Module } from '#platform';
import { carListEntries, carListEntry, listReaders } from './answers.ts';
import { carListsDemo, carListsStart } from './demo.ts';
import { changeEntry } from './verbs/change.ts';
import { createEntry } from './verbs/create.ts';
import { moveEntry } from './verbs/move.ts';
import { removeEntry } from './verbs/remove.ts';

/** The lists of the car catalogue. */
export const carListsModule = {
  routes: {
    carLists: {
      list: ({ params: { kind }, query: { parentId = null }, context }) =>
        carListEntries(context, { kind, parentId }),
      get: ({ params: { kind, id }, context }) => carListEntry(context, kind, id),
      create: ({ params: { kind }, body, context }) => createEntry(context, kind, body),
      update: ({ params: { kind, id }, body, context }) => changeEntry(context, kind, id, body),
      move: ({ params: { kind, id }, body, context }) => moveEntry(context, kind, id, body.before),
      remove: ({ params: { kind, id }, query, context }) => removeEntry(context, kind, id, query.version),
    },
  },
  rooms: (actor) =>
    carListKinds.filter((kind) => actor.can(`${carListEntity(kind)}.get`)).map((kind) => listReaders(kind)),
  start: carListsStart,
  demo: carListsDemo,
} as const satisfies Module;
