import { leadSourceInput, leadSourcePatch } from '@szansa/domain/lead-source';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { leadSource } from './choices.ts';
import { id, idParams, nothing, version, versionQuery } from './records.ts';

/** A lead source as those see it who look after lead sources. */
const described = leadSource
  .extend({
    isActive: z.boolean(),
    /** Opportunities that come from it, archived ones too, of those the caller may read. */
    customerFiles: z.int(),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'DescribedLeadSource' });

export const leadSources = {
  list: endpoint({
    method: 'GET',
    path: '/lead-sources',
    access: 'lead_source.get',
    summary: 'Where customers come from, in the agency’s order.',
    response: z.array(leadSource),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/lead-sources/overview',
    access: 'lead_source.get',
    summary: 'All lead sources, inactive ones too, with how many opportunities come from each.',
    response: z.array(described),
  }),
  get: endpoint({
    method: 'GET',
    path: '/lead-sources/{id}',
    access: 'lead_source.get',
    summary: 'Shows a lead source.',
    params: idParams,
    response: described,
  }),
  create: endpoint({
    method: 'POST',
    path: '/lead-sources',
    access: 'lead_source.create',
    summary: 'Writes down a lead source.',
    body: leadSourceInput,
    response: described,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/lead-sources/{id}',
    access: 'lead_source.edit',
    summary: 'Changes fields of a lead source.',
    params: idParams,
    body: z.strictObject({ version, changes: leadSourcePatch }),
    response: described,
  }),
  move: endpoint({
    method: 'POST',
    path: '/lead-sources/{id}/move',
    access: 'lead_source.edit',
    done: 'saved',
    summary: 'Puts a lead source before another one, or at the end.',
    params: idParams,
    body: z.strictObject({ before: id.nullable() }),
    unversioned: 'parts',
    response: z.array(described),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/lead-sources/{id}',
    access: 'lead_source.edit',
    summary: 'Removes a lead source that no opportunity comes from.',
    params: idParams,
    query: versionQuery,
    refusals: ['in_use'],
    response: nothing,
  }),
};
