import { hiddenColumnsChange, hiddenFieldsChange, rightsChange, roleKeys } from '@szansa/domain/access';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { excludableField, right, roleKey, tableColumn } from './records.ts';

/**
 * What a role may do and see. Changes list what to add and what to remove, so that two administrators can work at once.
 */
export const role = z
  .object({
    key: roleKey,
    name: z.string(),
    /** Number of active staff with the role. */
    people: z.int(),
    rights: z.array(right),
    excludedFields: z.array(excludableField),
    hiddenColumns: z.array(tableColumn),
    requiresSecondFactor: z.boolean(),
  })
  .register(schemaNames, { id: 'Role' });

const params = z.strictObject({ key: z.enum(roleKeys, 'value_not_allowed') });

export const roles = {
  list: endpoint({
    method: 'GET',
    path: '/roles',
    access: 'permission.get',
    summary: 'All roles with their rights, hidden fields and hidden columns.',
    response: z.array(role),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/roles/{key}',
    access: 'role.edit',
    summary: 'Says whether a role requires the second factor.',
    params,
    body: z.strictObject({ requiresSecondFactor: z.boolean() }),
    unversioned: 'parts',
    response: role,
  }),
  changeRights: endpoint({
    method: 'PATCH',
    path: '/permissions/{key}',
    access: 'permission.edit',
    summary: 'Gives rights to a role and takes them.',
    params,
    body: rightsChange,
    refusals: ['role_keeps_everything'],
    unversioned: 'parts',
    response: role,
  }),
  changeHiddenFields: endpoint({
    method: 'PATCH',
    path: '/roles/{key}/hidden-fields',
    access: 'permission.edit',
    summary: 'Hides fields from a role, or shows them again.',
    params,
    body: hiddenFieldsChange,
    refusals: ['role_keeps_everything'],
    unversioned: 'parts',
    response: role,
  }),
  changeHiddenColumns: endpoint({
    method: 'PATCH',
    path: '/roles/{key}/hidden-columns',
    access: 'permission.edit',
    summary: 'Hides columns of tables from a role, or shows them again.',
    params,
    body: hiddenColumnsChange,
    refusals: ['role_keeps_everything'],
    unversioned: 'parts',
    response: role,
  }),
};
