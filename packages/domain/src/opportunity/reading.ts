import type { Right, RoleKey } from '../access/index.ts';

/** Roles that read opportunities whoever they belong to. Platformers read those their own enquiries are linked to. */
export const readingRoles = [
  'SUPER_ADMIN',
  'ADMIN',
  'WORKER',
  'ADMIN_REPORTS',
] as const satisfies readonly RoleKey[];

/** What reading an opportunity takes; one that nobody owns is for those who may claim it. */
export function readingRights(opportunity: { readonly workerId: string | null }): readonly Right[] {
  return opportunity.workerId === null ? ['opportunity.get', 'opportunity.edit'] : ['opportunity.get'];
}

/** Which opportunities a person may read. */
export type OpportunityScope = 'all' | 'assigned' | 'none';

/**
 * Which opportunities a person may read, and with them all that belongs to them (rules PE6, PE7). Until enquiries
 * exist, platformers read none.
 */
export function opportunityScope(person: {
  readonly roles: readonly RoleKey[];
  can(right: Right): boolean;
}): OpportunityScope {
  const holds = (rights: readonly Right[]) => rights.every((right) => person.can(right));
  if (!readingRoles.some((role) => person.roles.includes(role))) return 'none';
  if (holds(readingRights({ workerId: null }))) return 'all';
  return holds(['opportunity.get']) ? 'assigned' : 'none';
}
