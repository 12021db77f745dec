import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { changeView, createView, listAsArranged, removeView, saveColumns } from './service.ts';

export const listRoutes: ResourceHandlers<Endpoints['lists']> = {
  get: ({ params, context }) => listAsArranged(context, params.list),
  saveColumns: async ({ params, body, context }) => {
    await saveColumns(context, params.list, body);
    return null;
  },
  createView: ({ params, body, context }) => createView(context, params.list, body),
  updateView: ({ params, body, context }) => changeView(context, params, body),
  removeView: async ({ params, context }) => {
    await removeView(context, params);
    return null;
  },
};
