import { isAdministrator, type RoleKey } from '../access/index.ts';
import type { PlatformOfferStatus } from './kinds.ts';

interface Person {
  readonly roles: readonly RoleKey[];
  readonly canEdit: boolean;
}

/** What a platformer may make of an offer in each status; an offer that was blocked waits for an administrator. */
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

/** The statuses that a person may give a platform offer; nobody gives `unknown`. Rule CC14. */
export function offerStatusMoves(person: Person, status: PlatformOfferStatus): PlatformOfferStatus[] {
  if (!person.canEdit) return [];
  const moves = byPlatformers[status];
  return isAdministrator(person.roles) ? [...moves, ...byAdministrators[status]] : [...moves];
}

/** What was deleted stays as it is until it is brought back, what was blocked is changed by administrators alone. Rule CC14. */
export function isOfferEditor({ roles, canEdit }: Person, status: PlatformOfferStatus): boolean {
  return canEdit && status !== 'deleted' && (status !== 'blocked' || isAdministrator(roles));
}

/** Whether somebody is shown an offer: those who do not change offers are shown active ones alone. Rule CC15. */
export function isOfferReader({ canEdit }: Pick<Person, 'canEdit'>, status: PlatformOfferStatus): boolean {
  return canEdit || status === 'active';
}

/** Whether a car of an offer may go into an opportunity or answer an enquiry, by those who are shown it. Rule CC21. */
export const isOffered = (status: PlatformOfferStatus): boolean =>
  status !== 'deleted' && status !== 'blocked';
