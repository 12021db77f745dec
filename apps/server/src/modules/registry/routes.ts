import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { findCompany } from './service.ts';

export const registryRoutes: ResourceHandlers<Endpoints['registry']> = {
  findCompany: ({ params, context }) => findCompany(context, params.taxIdNumber),
};
