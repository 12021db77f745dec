import { isAdministrator, type RoleKey } from '../access/index.ts';
import { enquiryStatuses, newStatus, type EnquiryStatus } from './kinds.ts';

interface Person {
  readonly userId: string;
  readonly roles: readonly RoleKey[];
}

interface EnquiryState {
  readonly status: EnquiryStatus;
  readonly isArchived: boolean;
  readonly platformerId: string | null;
}

/** Administrators and workers change every enquiry, others only as its assigned platformer (rule EN6). */
export function isEnquiryEditor(
  person: Person,
  { platformerId }: Pick<EnquiryState, 'platformerId'>,
): boolean {
  const editsEvery = isAdministrator(person.roles) || person.roles.includes('WORKER');
  return editsEvery || platformerId === person.userId;
}

/** Whether a person may change an enquiry now, or why not (rules EN6, EN7). */
export function enquiryEditPermission(
  person: Person,
  enquiry: EnquiryState,
): { readonly allowed: true } | { readonly allowed: false; readonly reason: 'not_yours' | 'archived' } {
  if (!isEnquiryEditor(person, enquiry)) return { allowed: false, reason: 'not_yours' };
  return enquiry.isArchived ? { allowed: false, reason: 'archived' } : { allowed: true };
}

/**
 * Returns whether a person may accept an enquiry: any platformer may accept a new one without a platformer, by moving
 * it (rule EN8).
 */
export function mayClaimEnquiry(person: Person, { status, isArchived, platformerId }: EnquiryState): boolean {
  return person.roles.includes('PLATFORMER') && platformerId === null && status === newStatus && !isArchived;
}

/** The statuses a person may move an enquiry to (rules EN3, EN6–EN8). */
export function enquiryMoves(person: Person, enquiry: EnquiryState): readonly EnquiryStatus[] {
  const mayMove = enquiryEditPermission(person, enquiry).allowed || mayClaimEnquiry(person, enquiry);
  return mayMove ? enquiryStatuses.filter((status) => status !== enquiry.status) : [];
}
