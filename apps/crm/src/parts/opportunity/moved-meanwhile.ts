import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';
import { personName } from '@szansa/domain/shared';

import { staleOf } from '#kit/forms/stale.ts';

/** The status to which another user has moved an opportunity, and their name if the server provides it. */
export interface MovedMeanwhile {
  readonly status: OpportunityStatus;
  readonly version: number;
  readonly name: string | null;
}

/** Reads the refusal of a move because of another one; `null` for any other error. */
export function movedMeanwhile(error: unknown): MovedMeanwhile | null {
  const stale = staleOf(error);
  const theirs = stale?.collisions.find(({ field }) => field === 'status')?.theirs;
  const status = opportunityStatuses.find((one) => one === theirs);
  if (!stale || !status) return null;
  return { status, version: stale.version, name: stale.by ? personName(stale.by) : null };
}
