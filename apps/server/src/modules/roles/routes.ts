import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import {
  allRoles,
  changeHiddenColumnsOf,
  changeHiddenFieldsOf,
  changeRightsOf,
  requireSecondFactor,
} from './service.ts';

export const roleRoutes: ResourceHandlers<Endpoints['roles']> = {
  list: ({ context }) => allRoles(context),
  update: ({ params, body, context }) => requireSecondFactor(context, params.key, body.requiresSecondFactor),
  changeRights: ({ params, body, context }) => changeRightsOf(context, params.key, body),
  changeHiddenFields: ({ params, body, context }) => changeHiddenFieldsOf(context, params.key, body),
  changeHiddenColumns: ({ params, body, context }) => changeHiddenColumnsOf(context, params.key, body),
};
