import { columnSettings, listNames, viewInput, viewPatch, viewSearch } from '@szansa/domain/list';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { id, nothing } from './records.ts';

/** Filters of a list somebody keeps under a name. */
export const listView = z
  .object({
    id,
    name: z.string(),
    search: viewSearch,
    /** The list opens with it. */
    isDefault: z.boolean(),
  })
  .register(schemaNames, { id: 'ListView' });

const list = z.enum(listNames, 'value_not_allowed').register(schemaNames, { id: 'ListName' });
const params = z.strictObject({ list });
const viewParams = z.strictObject({ list, id });

/** Lists as the signed-in person has arranged them; nobody reads or changes anybody else's. */
export const lists = {
  get: endpoint({
    method: 'GET',
    path: '/lists/{list}',
    access: 'signed-in',
    summary: 'The own columns and views of a list.',
    params,
    response: z.object({ columns: columnSettings.nullable(), views: z.array(listView) }),
  }),
  saveColumns: endpoint({
    method: 'PUT',
    path: '/lists/{list}/columns',
    access: 'signed-in',
    summary: 'Keeps the columns of a list; the last one who writes is right.',
    params,
    body: columnSettings,
    unversioned: 'own',
    response: nothing,
  }),
  createView: endpoint({
    method: 'POST',
    path: '/lists/{list}/views',
    access: 'signed-in',
    summary: 'Keeps filters of a list under a name.',
    params,
    body: viewInput,
    refusals: ['view_name_taken', 'too_many_views'],
    unversioned: 'own',
    response: listView,
    creates: true,
  }),
  updateView: endpoint({
    method: 'PATCH',
    path: '/lists/{list}/views/{id}',
    access: 'signed-in',
    summary: 'Renames a view, gives it other filters, or lets the list open with it.',
    params: viewParams,
    body: viewPatch,
    refusals: ['view_name_taken'],
    unversioned: 'own',
    response: listView,
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/lists/{list}/views/{id}',
    access: 'signed-in',
    summary: 'Forgets a view.',
    params: viewParams,
    unversioned: 'own',
    response: nothing,
  }),
};
