import { z } from 'zod';

import { isAdministrator, type RoleKey } from '../access/index.ts';
import { paragraph } from '../shared/index.ts';
import type { OpportunityState, Person } from './permissions.ts';

/** How a request to give an opportunity to somebody else ended, if it did. */
export const reassignStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

export type ReassignStatus = (typeof reassignStatuses)[number];

/** A request: why, and for whom, the caller unless said otherwise. */
export const reassignInput = z.strictObject({
  reason: paragraph(1000),
  targetWorkerId: z.uuid('value_not_allowed').optional(),
});

interface Asker extends Person {
  readonly roles: readonly RoleKey[];
}

/** Why somebody cannot ask for an opportunity, or null when they can (rule RQ1). */
export function reassignProblem(
  person: Asker,
  opportunity: OpportunityState,
  targetWorkerId: string,
): 'archived' | 'wrong_state' | 'not_for_others' | null {
  if (opportunity.isArchived) return 'archived';
  // nobody's is claimed; a closed deal keeps who closed it
  if (opportunity.workerId === null || opportunity.status === 'closed') return 'wrong_state';
  if (opportunity.workerId === targetWorkerId) return 'wrong_state';
  if (targetWorkerId !== person.userId && !isAdministrator(person.roles)) return 'not_for_others';
  return null;
}
