import { isAdministrator } from '../access/index.ts';
import { isOwnerOrAdministrator, opportunityScope } from '../opportunity/index.ts';

type Person = Parameters<typeof opportunityScope>[0];

/**
 * Returns whether a reader of an opportunity may make, change and remove its rental offers: its owner, administrators,
 * and platformers whose enquiries are linked to it (rule RO5).
 */
export function mayWriteRentOffers(
  person: Person,
  opportunity: { readonly workerId: string | null },
): boolean {
  return isOwnerOrAdministrator(person, opportunity) || typeof opportunityScope(person) === 'object';
}

/**
 * Returns whether a user may change and remove a rental offer without an opportunity: its author and administrators
 * (rule RO5).
 */
export function mayWriteOwnRentOffer(person: Person, { createdBy }: { readonly createdBy: string | null }) {
  return isAdministrator(person.roles) || createdBy === person.userId;
}
