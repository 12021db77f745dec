import { z } from 'zod';

import { isAdministrator, type RoleKey } from '../access/index.ts';
import { orEmpty, paragraph } from '../shared/index.ts';
import type { OpportunityState, Person } from './permissions.ts';
import { opportunityStatuses } from './status.ts';

const id = z.uuid('value_not_allowed');

/** The fields of a new opportunity; without `workerId` it belongs to the user who opens it. */
export const opportunityStart = {
  leadSourceId: orEmpty(id).optional(),
  workerId: id.optional(),
  labelIds: z.array(id).max(20, 'too_many').optional(),
  note: orEmpty(paragraph(5000)).optional(),
};

/** A new opportunity of a customer there is. */
export const opportunityInput = z.strictObject({
  customerId: z.uuid('required'),
  ...opportunityStart,
});

export type OpportunityInput = z.output<typeof opportunityInput>;

/** The fields of an opportunity that may be changed one by one. */
export const opportunityPatch = z.strictObject({
  leadSourceId: orEmpty(id).optional(),
  labelIds: z.array(id).max(20, 'too_many').optional(),
  note: orEmpty(paragraph(5000)).optional(),
});

export type OpportunityPatch = z.output<typeof opportunityPatch>;

export const moveInput = z.strictObject({ status: z.enum(opportunityStatuses, 'status_not_found') });

export const archiveInput = z.strictObject({
  archiveReasonId: z.uuid('required'),
  note: orEmpty(paragraph(2000)).optional(),
});

export const creationMethods = ['manual', 'mail', 'import', 'demo'] as const;

/** Why an opportunity cannot be archived, or `null` when it can (rules AR1–AR3). */
export function archivingProblem(
  opportunity: { readonly isArchived: boolean; readonly leadSourceId: string | null },
  reason: { readonly requiresNote: boolean },
  note: string | null | undefined,
): 'archived' | 'lead_source_required' | 'note_required' | null {
  if (opportunity.isArchived) return 'archived';
  if (!opportunity.leadSourceId) return 'lead_source_required';
  if (reason.requiresNote && !note) return 'note_required';
  return null;
}

/** The states of a request to reassign an opportunity. */
export const reassignStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

export type ReassignStatus = (typeof reassignStatuses)[number];

/** A request: its reason, and the new owner, by default the caller. */
export const reassignInput = z.strictObject({
  reason: paragraph(1000),
  targetWorkerId: z.uuid('value_not_allowed').optional(),
});

interface Asker extends Person {
  readonly roles: readonly RoleKey[];
}

/** Returns why a person cannot request an opportunity, or null when they can (rule RQ1). */
export function reassignProblem(
  person: Asker,
  opportunity: OpportunityState,
  targetWorkerId: string,
): 'archived' | 'wrong_state' | 'not_for_others' | null {
  if (opportunity.isArchived) return 'archived';
  // one without an owner is claimed instead; a closed deal retains its owner
  if (opportunity.workerId === null || opportunity.status === 'closed') return 'wrong_state';
  if (opportunity.workerId === targetWorkerId) return 'wrong_state';
  if (targetWorkerId !== person.userId && !isAdministrator(person.roles)) return 'not_for_others';
  return null;
}
