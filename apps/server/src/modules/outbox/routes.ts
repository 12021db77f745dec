import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { listOfMails, mailById } from './service.ts';

export const outboxRoutes: ResourceHandlers<Endpoints['outbox']> = {
  list: ({ query, context }) => listOfMails(context, query),
  get: ({ params, context }) => mailById(context, params.id),
};
