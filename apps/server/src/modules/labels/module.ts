import type { Module } from '#platform';
import { labelById, labelReaders, labelsDescribed } from './answers.ts';
import { labelsDemo } from './demo.ts';
import { labels } from './queries.ts';
import { changeLabel } from './verbs/change.ts';
import { createLabel } from './verbs/create.ts';
import { removeLabel } from './verbs/remove.ts';

/** Labels of opportunities. */
export const labelsModule = {
  routes: {
    labels: {
      list: ({ context }) => labels(context.db),
      overview: ({ context }) => labelsDescribed(context),
      get: ({ params, context }) => labelById(context, params.id),
      create: ({ body, context }) => createLabel(context, body),
      update: ({ params, body, context }) => changeLabel(context, params.id, body),
      remove: ({ params, query: { version, takenOff }, context }) =>
        removeLabel(context, params.id, { version, isDetached: takenOff === 'true' }),
    },
  },
  rooms: (actor) => (actor.can('label.get') ? [labelReaders] : []),
  demo: labelsDemo,
} as const satisfies Module;
