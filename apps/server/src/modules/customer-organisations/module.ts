import { afterMerges } from '#modules/merging';
import { listAnswer, type Module } from '#platform';
import { firmReaders, readableFirm } from './access.ts';
import { firmById, firmMatches, firmsFound, firmsToMerge } from './answers.ts';
import { archiveFirm } from './verbs/archive.ts';
import { askRegister } from './verbs/ask-register.ts';
import { changeFirm } from './verbs/change.ts';
import { createFirm } from './verbs/create.ts';
import { mergeFirms } from './verbs/merge.ts';

/** Firms of customers, and their data from public registers. */
export const customerOrganisationsModule = {
  routes: {
    customerOrganisations: {
      list: ({ query, context }) => listAnswer(query, firmsFound(context, query)),
      get: ({ params, context }) =>
        afterMerges(context, 'customer_organisation', params.id, (id) => firmById(context, id)),
      create: ({ body, context }) => createFirm(context, body),
      update: ({ params, body, context }) => changeFirm(context, params.id, body),
      archive: ({ params, body, context }) => archiveFirm(context, params.id, { ...body, isArchived: true }),
      unarchive: ({ params, body, context }) =>
        archiveFirm(context, params.id, { ...body, isArchived: false }),
      askRegister: ({ params, context }) => askRegister(context, params.id),
      matches: ({ query, context }) => firmMatches(context, query),
      mergePreview: ({ params, query, context }) => firmsToMerge(context, params.id, query.into),
      merge: ({ params, body, context }) => mergeFirms(context, params.id, body),
    },
  },
  rooms: (actor) => (actor.can('customer_organisation.get') ? [firmReaders] : []),
  watchable: { customer_organisation: readableFirm },
} as const satisfies Module;
