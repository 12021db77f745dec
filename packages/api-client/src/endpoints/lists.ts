import {
  columnSettings,
  listNames,
  viewAudiences,
  viewInput,
  viewPatch,
  viewSearch,
} from '@szansa/domain/list';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { id, nothing, person } from './records.ts';

/** Filters of a list saved under a name, for the user alone or shared with others. */
export const listView = z
  .object({
    id,
    name: z.string(),
    search: viewSearch,
    /** The list opens with it for the reader. */
    isDefault: z.boolean(),
    /** Whom it is shared with; null for one's own alone. */
    sharedWith: z.enum(viewAudiences).nullable(),
    /** Who made it; null when that is the reader. */
    by: person.nullable(),
    /** It filters by something hidden from the reader, which is left out of `search`. */
    isPartial: z.boolean(),
    can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  })
  .register(schemaNames, { id: 'ListView' });

const list = z.enum(listNames, 'value_not_allowed').register(schemaNames, { id: 'ListName' });
const params = z.strictObject({ list });
const viewParams = z.strictObject({ list, id });

/** Lists as the signed-in person has arranged them, with the views others share with them. */
export const lists = {
  get: endpoint({
    method: 'GET',
    path: '/lists/{list}',
    access: 'signed-in',
    summary: 'The own columns of a list, its own views, and those shared with the reader.',
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
    summary:
      'Renames an own view, gives it other filters, or shares it. Any view one reads can be the one the list opens with.',
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
    summary: 'Forgets an own view; administrators may forget any that is shared.',
    params: viewParams,
    unversioned: 'own',
    response: nothing,
  }),
};
