import { linkedKinds } from '@szansa/domain/record-link';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { id } from './records.ts';

/** Links that are described at once, at most. */
export const mostRecordLinks = 20;

const record = z
  .string('value_not_allowed')
  .regex(
    new RegExp(String.raw`^(${linkedKinds.join('|')}):[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$`),
    'value_not_allowed',
  );

const described = z
  .object({
    kind: z.enum(linkedKinds),
    id,
    name: z.string(),
    /** Of an opportunity, an enquiry or a car offer: as the kind has statuses. */
    status: z.string().nullable(),
  })
  .register(schemaNames, { id: 'DescribedRecord' });

export const recordLinks = {
  describe: endpoint({
    method: 'GET',
    path: '/record-links',
    access: 'signed-in',
    summary:
      'What some records are called and how they stand, up to 20 at once; those the caller may not read are left out, as are those that are not there.',
    query: z.strictObject({
      /** Kinds and ids: `customer:018f…`. */
      record: z
        .union([record, z.array(record).min(1).max(mostRecordLinks)], 'value_not_allowed')
        .transform((found) => [...new Set([found].flat())]),
    }),
    response: z.array(described),
  }),
};
