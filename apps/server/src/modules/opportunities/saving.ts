import type { Updateable } from 'kysely';

import type { Database, Work } from '../platform.ts';
import { announceOpportunity } from '../timeline/timeline.ts';

type Columns = Omit<Updateable<Database['customerFile']>, 'id' | 'number' | 'version' | 'updatedAt'>;

export interface OpportunityChange {
  /** As the audit log names it: `edit`, `move`, `archive` … */
  readonly action: string;
  /** The changed columns as they were. */
  readonly before: Columns;
  readonly after: Columns;
}

/** Writes columns of a locked opportunity as its next version, into the audit log, and tells everyone. */
export async function saveOpportunity(
  work: Work,
  opportunity: { readonly id: string; readonly version: number },
  { action, before, after }: OpportunityChange,
): Promise<void> {
  const version = opportunity.version + 1;
  await work.db
    .updateTable('customerFile')
    .set({ ...after, version, updatedAt: new Date() })
    .where('id', '=', opportunity.id)
    .execute();
  await work.audit({ entity: 'opportunity', entityId: opportunity.id, version, action, before, after });
  announceOpportunity(work, opportunity.id);
}
