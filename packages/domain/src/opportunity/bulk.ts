import { z } from 'zod';

import type { ClosingField } from './closing-fields.ts';
import { archiveInput, archivingProblem, moveInput } from './opportunity.ts';
import { editPermission, isOwnerOrAdministrator, type OpportunityState, type Person } from './permissions.ts';

const id = z.uuid('value_not_allowed');

/** Labels an opportunity bears at most. */
export const mostLabels = 20;

const labelIds = z.array(id).max(mostLabels, 'too_many').readonly();

/** What is done to opportunities, many at once: each is what is done to one. */
export const opportunityBulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign'), workerId: id.nullable() }),
  z.strictObject({ kind: z.literal('label'), add: labelIds, remove: labelIds }),
  moveInput.extend({ kind: z.literal('move') }),
  archiveInput.extend({ kind: z.literal('archive') }),
  z.strictObject({ kind: z.literal('unarchive') }),
]);

export type OpportunityBulkChange = z.output<typeof opportunityBulkChange>;

/** Returns the labels of an opportunity with some added and some removed. */
export function labelsAfter(
  labels: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): string[] {
  const together = new Set([...labels, ...add]);
  for (const label of remove) together.delete(label);
  return [...together];
}

/** What decides whether a change does anything to an opportunity. */
export interface BulkFacts extends OpportunityState {
  readonly leadSourceId: string | null;
  readonly labelIds: readonly string[];
  /** What closing would miss now. */
  readonly missing: readonly ClosingField[];
}

/** What a change would do: something, nothing, or why it is refused. */
export type BulkVerdict =
  | 'changes'
  | 'same'
  | 'not_yours'
  | 'archived'
  | 'not_archived'
  | 'consent_required'
  | 'closing_incomplete'
  | 'lead_source_required'
  | 'too_many_labels';

/**
 * Returns what a bulk change would do to one opportunity (rule BU1): the same as a single change would, so that a
 * preview is reliable. Each record is checked again when the change is applied.
 */
export function bulkVerdict(
  person: Person,
  change: OpportunityBulkChange,
  opportunity: BulkFacts,
  hasConsented: boolean,
): BulkVerdict {
  const { status, isArchived } = opportunity;
  if (change.kind === 'unarchive') {
    if (!isOwnerOrAdministrator(person, opportunity)) return 'not_yours';
    return isArchived ? 'changes' : 'not_archived';
  }
  const mayEdit = isOwnerOrAdministrator(person, opportunity) && !isArchived;
  if (change.kind === 'move' && change.status === status && mayEdit) return 'same';
  const permission = editPermission(person, opportunity, hasConsented);
  if (!permission.allowed) return permission.reason;
  return allowedVerdict(change, opportunity);
}

type AllowedChange = Exclude<OpportunityBulkChange, { kind: 'unarchive' }>;

/** The same of an opportunity the person may edit. */
function allowedVerdict(change: AllowedChange, opportunity: BulkFacts): BulkVerdict {
  const { status, workerId, labelIds: labels, missing } = opportunity;
  switch (change.kind) {
    case 'assign':
      if (change.workerId === workerId) return 'same';
      return status === 'closed' && change.workerId === null && !missing.includes('worker')
        ? 'closing_incomplete'
        : 'changes';
    case 'label': {
      const after = labelsAfter(labels, change);
      if (after.length === labels.length && after.every((label) => labels.includes(label))) return 'same';
      return after.length > mostLabels ? 'too_many_labels' : 'changes';
    }
    case 'move':
      return change.status === 'closed' && missing.length > 0 ? 'closing_incomplete' : 'changes';
    default:
      return archivingProblem(opportunity, { requiresNote: false }, null) === 'lead_source_required'
        ? 'lead_source_required'
        : 'changes';
  }
}
