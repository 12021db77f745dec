import { z } from 'zod';

/** Lists whose rows are changed many at once. */
export const bulkLists = ['opportunities', 'customers', 'customerOrganisations'] as const;

export type BulkList = (typeof bulkLists)[number];

/** What is done to customers and firms, many at once. */
export const archivingChange = z.strictObject({
  kind: z.enum(['archive', 'unarchive'], 'value_not_allowed'),
});

export type ArchivingChange = z.output<typeof archivingChange>;

/**
 * The outcome for a record: it is pending (`waiting`), already has the new value (`same`), may not be changed
 * (`refused`), or was changed.
 */
export const bulkOutcomes = ['waiting', 'same', 'refused', 'changed'] as const;

export type BulkOutcome = (typeof bulkOutcomes)[number];

/** A change as a whole: previewed, on its way, or ended in one of three ways. */
export const bulkStates = ['previewed', 'running', 'done', 'cancelled', 'failed'] as const;

export type BulkState = (typeof bulkStates)[number];
