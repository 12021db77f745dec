import type { OpportunityStatus } from '@szansa/domain/opportunity';

import { client } from '#kit/api/api.ts';
import { toastSuccess, toastUndoable } from '#kit/toasts/toasts.ts';

import { cacheOpportunity, type Opportunity, type Person } from './records.ts';

/**
 * Returns a function that undoes a change of an opportunity by an inverse call, on the version that the change has
 * created.
 */
function undoing(inverse: () => Promise<Opportunity>): () => Promise<void> {
  return async () => cacheOpportunity(await inverse());
}

/** Shows that it was moved; for a closed one there is no undo, since changing it needs a consent of its own. */
export function showMoved(title: string, moved: Opportunity, from: OpportunityStatus | undefined): void {
  const { id, version, status } = moved;
  if (from === undefined || from === status || status === 'closed') {
    toastSuccess(title);
    return;
  }
  const body = { status: from, version };
  toastUndoable(
    title,
    undoing(() => client.opportunities.move({ params: { id }, body })),
  );
}

/** Shows that it was archived. */
export function showArchived(title: string, { id, version, can }: Opportunity): void {
  if (!can.unarchive) {
    toastSuccess(title);
    return;
  }
  toastUndoable(
    title,
    undoing(() => client.opportunities.unarchive({ params: { id }, body: { version } })),
  );
}

/** Shows that it was assigned; undo is offered only to users who may do it. */
export function showAssigned(title: string, assigned: Opportunity, before: Person | null): void {
  const { id, version, can } = assigned;
  if (!can.assign) {
    toastSuccess(title);
    return;
  }
  const body = { workerId: before?.id ?? null, version };
  toastUndoable(
    title,
    undoing(() => client.opportunities.assign({ params: { id }, body })),
  );
}
