import type { Right, RoleKey } from '../access/index.ts';

/** Roles that read opportunities of any owner. Platformers read those their own enquiries are linked to. */
export const readingRoles = [
  'SUPER_ADMIN',
  'ADMIN',
  'WORKER',
  'ADMIN_REPORTS',
] as const satisfies readonly RoleKey[];

/** Returns the rights needed to read an opportunity; one without an owner is for users who may claim it. */
export function readingRights(opportunity: { readonly workerId: string | null }): readonly Right[] {
  return opportunity.workerId === null ? ['opportunity.get', 'opportunity.edit'] : ['opportunity.get'];
}

/** Those that enquiries of a platformer are linked to, by the id of the platformer. */
export interface LinkedScope {
  readonly linkedTo: string;
}

/** Which opportunities a person may read. */
export type OpportunityScope = 'all' | 'assigned' | 'none' | LinkedScope;

/**
 * Returns which opportunities a person may read, and with them all that belongs to them (rules PE6, PE7). Platformers
 * read those their own enquiries are linked to, for any owner.
 */
export function opportunityScope(person: {
  readonly userId: string;
  readonly roles: readonly RoleKey[];
  can(right: Right): boolean;
}): OpportunityScope {
  const hasAll = (rights: readonly Right[]) => rights.every((right) => person.can(right));
  if (!hasAll(['opportunity.get'])) return 'none';
  if (readingRoles.some((role) => person.roles.includes(role)))
    return hasAll(readingRights({ workerId: null })) ? 'all' : 'assigned';
  return person.roles.includes('PLATFORMER') ? { linkedTo: person.userId } : 'none';
}
