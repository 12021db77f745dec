import { z } from 'zod';

/** Lists whose rows are changed many at once. */
export const bulkLists = ['opportunities', 'customers', 'customerOrganisations'] as const;

export type BulkList = (typeof bulkLists)[number];

/** How many records one change is about at most: as many as lists count. */
export const mostRecords = 50_000;

/** How many of them are chosen one by one at most; more are chosen by filters. */
export const mostChosen = 1000;

/** So many are changed while one waits, more as long work that is watched. */
export const mostAtOnce = 100;

/** Those that were refused are told one by one so far. */
export const mostRefusedTold = 500;

/** What is done to customers and firms, many at once. */
export const archivingChange = z.strictObject({
  kind: z.enum(['archive', 'unarchive'], 'value_not_allowed'),
});

export type ArchivingChange = z.output<typeof archivingChange>;

/**
 * What becomes of a record: it waits to be changed, is as it should be already (`same`), may not be changed (`refused`),
 * or was changed.
 */
export const bulkOutcomes = ['waiting', 'same', 'refused', 'changed'] as const;

export type BulkOutcome = (typeof bulkOutcomes)[number];

/** A change as a whole: previewed, on its way, or ended in one of three ways. */
export const bulkStates = ['previewed', 'running', 'done', 'cancelled', 'failed'] as const;

export type BulkState = (typeof bulkStates)[number];
