import { z } from 'zod';

import { orEmpty, paragraph } from '../shared/index.ts';
import { opportunityStatuses } from './status.ts';

const id = z.uuid('value_not_allowed');

/** The fields of a new opportunity; without `workerId` it belongs to the user who opens it. */
export const opportunityStart = {
  leadSourceId: orEmpty(id).optional(),
  workerId: id.optional(),
  labelIds: z.array(id).max(20, 'too_many').optional(),
  note: orEmpty(paragraph(5000)).optional(),
};

/** A new opportunity of a customer there is. */
export const opportunityInput = z.strictObject({
  customerId: z.uuid('required'),
  ...opportunityStart,
});

export type OpportunityInput = z.output<typeof opportunityInput>;

/** The fields of an opportunity that may be changed one by one. */
export const opportunityPatch = z.strictObject({
  leadSourceId: orEmpty(id).optional(),
  labelIds: z.array(id).max(20, 'too_many').optional(),
  note: orEmpty(paragraph(5000)).optional(),
});

export type OpportunityPatch = z.output<typeof opportunityPatch>;

export const moveInput = z.strictObject({ status: z.enum(opportunityStatuses, 'status_not_found') });

export const archiveInput = z.strictObject({
  archiveReasonId: z.uuid('required'),
  note: orEmpty(paragraph(2000)).optional(),
});

export const creationMethods = ['manual', 'mail', 'import', 'demo'] as const;
