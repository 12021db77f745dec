import { afterMerges } from '#modules/merging';
import { listAnswer, type Module } from '#platform';
import { customerReaders, readableCustomer } from './access.ts';
import { customerById, customerMatches, customersFound, customersToMerge } from './answers.ts';
import { customersDemo } from './demo.ts';
import { archiveCustomer } from './verbs/archive.ts';
import { changeCustomer } from './verbs/change.ts';
import { createCustomer } from './verbs/create.ts';
import { mergeCustomers } from './verbs/merge.ts';
import { revealPersonalId } from './verbs/reveal-personal-id.ts';

/** Customers and their firms. */
export const customersModule = {
  routes: {
    customers: {
      list: ({ query, context }) => listAnswer(query, customersFound(context, query)),
      get: ({ params, context }) =>
        afterMerges(context, 'customer', params.id, (id) => customerById(context, id)),
      create: ({ body, context }) => createCustomer(context, body),
      update: ({ params, body, context }) => changeCustomer(context, params.id, body),
      archive: ({ params, body, context }) =>
        archiveCustomer(context, params.id, { ...body, isArchived: true }),
      unarchive: ({ params, body, context }) =>
        archiveCustomer(context, params.id, { ...body, isArchived: false }),
      revealPersonalId: ({ params, context }) => revealPersonalId(context, params.id),
      matches: ({ query, context }) => customerMatches(context, query),
      mergePreview: ({ params, query, context }) => customersToMerge(context, params.id, query.into),
      merge: ({ params, body, context }) => mergeCustomers(context, params.id, body),
    },
  },
  rooms: (actor) => (actor.can('customer.get') ? [customerReaders] : []),
  watchable: { customer: readableCustomer },
  demo: customersDemo,
} as const satisfies Module;
