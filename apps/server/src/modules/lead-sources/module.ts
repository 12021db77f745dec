import type { Module } from '#platform';
import { leadSourceById, leadSourceReaders, leadSourcesDescribed } from './answers.ts';
import { leadSourcesStart } from './demo.ts';
import { leadSources } from './queries.ts';
import { changeLeadSource } from './verbs/change.ts';
import { createLeadSource } from './verbs/create.ts';
import { moveLeadSource } from './verbs/move.ts';
import { removeLeadSource } from './verbs/remove.ts';

/** Where opportunities come from. */
export const leadSourcesModule = {
  routes: {
    leadSources: {
      list: ({ context }) => leadSources(context.db),
      overview: ({ context }) => leadSourcesDescribed(context),
      get: ({ params, context }) => leadSourceById(context, params.id),
      create: ({ body, context }) => createLeadSource(context, body),
      update: ({ params, body, context }) => changeLeadSource(context, params.id, body),
      move: ({ params, body, context }) => moveLeadSource(context, params.id, body.before),
      remove: ({ params, query, context }) => removeLeadSource(context, params.id, query.version),
    },
  },
  rooms: (actor) => (actor.can('lead_source.get') ? [leadSourceReaders] : []),
  start: leadSourcesStart,
} as const satisfies Module;
