import { labelInput, labelPatch } from '@szansa/domain/label';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { label } from './choices.ts';
import { idParams, nothing, version, versionQuery } from './records.ts';

/** A label as those see it who look after labels. */
const described = label
  .extend({
    /** Opportunities that bear it, archived ones too, of those the caller may read. */
    count: z.int(),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'DescribedLabel' });

export const labels = {
  list: endpoint({
    method: 'GET',
    path: '/labels',
    access: 'label.get',
    summary: 'Labels of opportunities.',
    response: z.array(label),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/labels/overview',
    access: 'label.get',
    summary: 'All labels with how many opportunities bear each.',
    response: z.array(described),
  }),
  get: endpoint({
    method: 'GET',
    path: '/labels/{id}',
    access: 'label.get',
    summary: 'Shows a label.',
    params: idParams,
    response: described,
  }),
  create: endpoint({
    method: 'POST',
    path: '/labels',
    access: 'label.create',
    summary: 'Writes down a label.',
    body: labelInput,
    response: described,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/labels/{id}',
    access: 'label.edit',
    summary: 'Changes fields of a label.',
    params: idParams,
    body: z.strictObject({ version, changes: labelPatch }),
    response: described,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/labels/{id}',
    access: 'label.edit',
    summary:
      'Removes a label; one that opportunities bear is refused with how many, until it is said that they lose it.',
    params: idParams,
    query: versionQuery.extend({ takenOff: z.literal('true', 'value_not_allowed').optional() }),
    refusals: ['in_use'],
    response: nothing,
  }),
};
