import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../http/handlers.ts';
import { cancelOperation, operationById, ownOperations } from './operations.ts';

export const operationRoutes: ResourceHandlers<Endpoints['operations']> = {
  list: ({ context }) => ownOperations(context),
  get: ({ params, context }) => operationById(context, params.id),
  cancel: ({ params, context }) => cancelOperation(context, params.id),
};
