import { isAdministrator, type RoleKey } from '../access/index.ts';
import type { PlatformOfferStatus } from './kinds.ts';

interface Person {
  readonly roles: readonly RoleKey[];
  readonly canEdit: boolean;
}

/** The statuses a platformer may set in each status; a blocked offer is handled by an administrator. */
const byPlatformers: { readonly [Status in PlatformOfferStatus]: readonly PlatformOfferStatus[] } = {
  pending: ['active', 'inactive', 'deleted'],
  active: ['inactive', 'deleted'],
  inactive: ['active', 'deleted'],
  deleted: [],
  blocked: [],
  unknown: ['pending', 'inactive', 'deleted'],
};

/** What only administrators may: block, unblock, and bring back what was deleted. */
const byAdministrators: typeof byPlatformers = {
  pending: ['blocked'],
  active: ['blocked'],
  inactive: ['blocked'],
  deleted: ['inactive'],
  blocked: ['pending', 'inactive', 'deleted'],
  unknown: ['active', 'blocked'],
};

/** Returns the statuses that a person may set on a platform offer; `unknown` cannot be set. Rule CC14. */
export function offerStatusMoves(person: Person, status: PlatformOfferStatus): PlatformOfferStatus[] {
  if (!person.canEdit) return [];
  const moves = byPlatformers[status];
  return isAdministrator(person.roles) ? [...moves, ...byAdministrators[status]] : [...moves];
}

/** What was deleted stays as it is until it is brought back, what was blocked is changed by administrators alone. Rule CC14. */
export function isOfferEditor({ roles, canEdit }: Person, status: PlatformOfferStatus): boolean {
  return canEdit && status !== 'deleted' && (status !== 'blocked' || isAdministrator(roles));
}

/** Returns whether a user may see an offer: those who may not change offers see only active ones. Rule CC15. */
export function isOfferReader({ canEdit }: Pick<Person, 'canEdit'>, status: PlatformOfferStatus): boolean {
  return canEdit || status === 'active';
}

/** Whether a car of an offer may go into an opportunity or answer an enquiry, by those who are shown it. Rule CC21. */
export const isOffered = (status: PlatformOfferStatus): boolean =>
  status !== 'deleted' && status !== 'blocked';
