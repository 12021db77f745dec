import { isAdministrator, type Right, type RoleKey } from '../access/index.ts';
import { opportunityStatuses, type OpportunityStatus } from './status.ts';

/** The user, as far as these rules need. */
export interface Person {
  readonly userId: string;
  readonly roles: readonly RoleKey[];
}

export interface OpportunityState {
  readonly status: OpportunityStatus;
  readonly isArchived: boolean;
  readonly workerId: string | null;
}

/** Administrators may edit any opportunity, others only their own (rule PE1). */
export function isOwnerOrAdministrator(
  person: Person,
  opportunity: Pick<OpportunityState, 'workerId'>,
): boolean {
  return isAdministrator(person.roles) || opportunity.workerId === person.userId;
}

export type EditPermission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'not_yours' | 'archived' | 'consent_required' };

/** Whether a person may change an opportunity now, or why not (rules PE1–PE3). */
export function editPermission(
  person: Person,
  opportunity: OpportunityState,
  hasConsented: boolean,
): EditPermission {
  if (!isOwnerOrAdministrator(person, opportunity)) return { allowed: false, reason: 'not_yours' };
  if (opportunity.isArchived) return { allowed: false, reason: 'archived' };
  if (opportunity.status === 'closed' && !hasConsented) return { allowed: false, reason: 'consent_required' };
  return { allowed: true };
}

/** Offers are added by the owner alone (rule PE4). */
export function mayAddOffers(person: Person, opportunity: Pick<OpportunityState, 'workerId'>): boolean {
  return opportunity.workerId === person.userId;
}

/**
 * Returns the statuses a person may move an opportunity to; whether it can be closed is checked by the move (rule PE5).
 */
export function moves(person: Person, opportunity: OpportunityState): readonly OpportunityStatus[] {
  if (!isOwnerOrAdministrator(person, opportunity) || opportunity.isArchived) return [];
  return opportunityStatuses.filter((status) => status !== opportunity.status);
}

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
