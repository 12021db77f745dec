import { z } from 'zod';

import { isAdministrator, type RoleKey } from '../access/index.ts';
import { paragraph } from '../shared/index.ts';
import type { OpportunityState, Person } from './permissions.ts';

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
