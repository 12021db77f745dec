import type { Work } from '../platform.ts';
import { announceOpportunity } from '../timeline/timeline.ts';
import { updateOpportunity, type OpportunityColumns } from './queries.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface OpportunityChange {
  /** As the audit log names it: `edit`, `move`, `archive` … */
  readonly action: string;
  /** What changes, as it was. */
  readonly before: Fields;
  /** What it becomes, where that is more than the columns. */
  readonly after?: Fields;
}

/** Writes columns of a locked opportunity as its next version and into the audit log, and tells everyone. */
export async function saveOpportunity(
  work: Work,
  opportunity: { readonly id: string; readonly version: number },
  columns: OpportunityColumns,
  { action, before, after = { ...columns } }: OpportunityChange,
): Promise<void> {
  const version = opportunity.version + 1;
  await updateOpportunity(work.db, opportunity.id, { ...columns, version });
  await work.audit({ entity: 'opportunity', entityId: opportunity.id, version, action, before, after });
  announceOpportunity(work, opportunity.id);
}
