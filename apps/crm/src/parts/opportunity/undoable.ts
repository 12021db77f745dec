import type { OpportunityStatus } from '@szansa/domain/opportunity';

import { client } from '#kit/api/api.ts';
import { toastSuccess, toastUndoable } from '#kit/toasts/toasts.ts';

import { cacheOpportunity, type Opportunity, type Person } from './records.ts';

/** Takes a change of an opportunity back by an inverse call, on the version the change has left. */
function undoing(inverse: () => Promise<Opportunity>): () => Promise<void> {
  return async () => cacheOpportunity(await inverse());
}

/** Says that it was moved; a closed one is changed after a consent of its own, and is not moved back from here. */
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

/** Says that it was archived. */
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

/** Says that it was given to somebody; whoever cannot take it back is not offered to. */
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
