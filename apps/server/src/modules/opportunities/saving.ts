import type { Updateable } from 'kysely';

import type { Database, Work } from '../platform.ts';
import { announceOpportunity } from '../timeline/timeline.ts';

type Columns = Omit<Updateable<Database['customerFile']>, 'id' | 'number' | 'version' | 'updatedAt'>;
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
  columns: Columns,
  { action, before, after = { ...columns } }: OpportunityChange,
): Promise<void> {
  const version = opportunity.version + 1;
  await work.db
    .updateTable('customerFile')
    .set({ ...columns, version, updatedAt: new Date() })
    .where('id', '=', opportunity.id)
    .execute();
  await work.audit({ entity: 'opportunity', entityId: opportunity.id, version, action, before, after });
  announceOpportunity(work, opportunity.id);
}
