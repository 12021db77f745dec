import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import {
  archiveCustomer,
  changeCustomer,
  createCustomer,
  customerById,
  customerMatches,
  listOfCustomers,
  revealPersonalId,
} from './service.ts';

export const customerRoutes: ResourceHandlers<Endpoints['customers']> = {
  list: ({ query, context }) => listOfCustomers(context, query),
  get: ({ params, context }) => customerById(context, params.id),
  create: ({ body, context }) => createCustomer(context, body),
  update: ({ params, body, context }) => changeCustomer(context, params.id, body),
  archive: ({ params, context }) => archiveCustomer(context, params.id, true),
  unarchive: ({ params, context }) => archiveCustomer(context, params.id, false),
  revealPersonalId: ({ params, context }) => revealPersonalId(context, params.id),
  matches: ({ query, context }) => customerMatches(context, query),
};
