import type { Module } from '#platform';
import { customerReaders, readableCustomer } from './access.ts';
import { customerById, customerMatches, listOfCustomers } from './answers.ts';
import { customersDemo } from './demo.ts';
import { archiveCustomer } from './verbs/archive.ts';
import { changeCustomer } from './verbs/change.ts';
import { createCustomer } from './verbs/create.ts';
import { revealPersonalId } from './verbs/reveal-personal-id.ts';

/** Customers and their firms. */
export const customersModule = {
  routes: {
    customers: {
      list: ({ query, context }) => listOfCustomers(context, query),
      get: ({ params, context }) => customerById(context, params.id),
      create: ({ body, context }) => createCustomer(context, body),
      update: ({ params, body, context }) => changeCustomer(context, params.id, body),
      archive: ({ params, body, context }) =>
        archiveCustomer(context, params.id, { ...body, isArchived: true }),
      unarchive: ({ params, body, context }) =>
        archiveCustomer(context, params.id, { ...body, isArchived: false }),
      revealPersonalId: ({ params, context }) => revealPersonalId(context, params.id),
      matches: ({ query, context }) => customerMatches(context, query),
    },
  },
  rooms: (actor) => (actor.can('customer.get') ? [customerReaders] : []),
  watchable: { customer: readableCustomer },
  demo: customersDemo,
} as const satisfies Module;
