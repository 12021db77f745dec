import { isAdministrator } from '../access/index.ts';
import { isOwnerOrAdministrator, opportunityScope } from '../opportunity/index.ts';

type Person = Parameters<typeof opportunityScope>[0];

/**
 * Whether somebody may make, change and remove the rent offers of an opportunity they read: its owner, administrators, and
 * platformers whose enquiries are linked to it (rule RO5).
 */
export function mayWriteRentOffers(
  person: Person,
  opportunity: { readonly workerId: string | null },
): boolean {
  return isOwnerOrAdministrator(person, opportunity) || typeof opportunityScope(person) === 'object';
}

/** Whether somebody may change and remove a rent offer of no opportunity: its author and administrators (rule RO5). */
export function mayWriteOwnRentOffer(person: Person, { createdBy }: { readonly createdBy: string | null }) {
  return isAdministrator(person.roles) || createdBy === person.userId;
}
