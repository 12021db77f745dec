import { isOwnerOrAdministrator, opportunityScope } from '../opportunity/index.ts';

/**
 * Returns whether a reader of an opportunity may make, change and remove its comparisons: its owner, administrators,
 * and platformers whose enquiries are linked to it, as they calculate deals for others. Rule CO8.
 */
export function mayWriteComparison(
  person: Parameters<typeof opportunityScope>[0],
  opportunity: { readonly workerId: string | null },
): boolean {
  return isOwnerOrAdministrator(person, opportunity) || typeof opportunityScope(person) === 'object';
}
