import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, schemaNames } from '../contract/index.ts';
import { id, person } from './records.ts';

/** Short lists that forms choose from. */

const text = z.string().nullable();

export const leadSource = z
  .object({ id, name: z.string(), slug: z.string() })
  .register(schemaNames, { id: 'LeadSource' });
export const archiveReason = z
  .object({ id, name: z.string(), slug: z.string(), requiresNote: z.boolean() })
  .register(schemaNames, { id: 'ArchiveReason' });
export const label = z
  .object({
    id,
    title: z.string(),
    color: z.string(),
    textColor: text,
    description: text,
  })
  .register(schemaNames, { id: 'Label' });

export const archiveReasons = {
  list: endpoint({
    method: 'GET',
    path: '/archive-reasons',
    access: 'opportunity.get',
    summary: 'Why opportunities are archived.',
    response: z.array(archiveReason),
  }),
};

export const workers = {
  list: endpoint({
    method: 'GET',
    path: '/workers',
    access: 'signed-in',
    summary: 'Active staff, for choosing and mentioning people.',
    query: z.strictObject({
      search: searchText.optional(),
      /** These people alone, up to 50; without it the first 100. */
      ids: anyOf(id),
    }),
    response: z.array(person),
  }),
  owners: endpoint({
    method: 'GET',
    path: '/workers/owners',
    access: ['opportunity.create', 'opportunity.edit'],
    summary: 'Active staff who may own an opportunity, by name.',
    response: z.array(person),
  }),
};
