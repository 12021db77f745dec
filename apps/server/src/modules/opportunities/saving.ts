import type { AuditAction } from '@szansa/domain/audit';

import { saveNextVersion, type PreparedStatement, type Work } from '#platform';
import { updateOpportunity, type OpportunityColumns } from './queries.ts';
import { mayReserve, reserveCars } from './reserving.ts';

export interface OpportunityChange {
  readonly action: AuditAction<'opportunity'>;
  /** What changes, as it was. */
  readonly before: object;
}

/** Writes the next version of a locked opportunity along with its audit entry. */
type SaveColumns = (statement: PreparedStatement, next: number) => Promise<void>;

/**
 * Writes columns of a locked opportunity as its next version and into the audit log, and reserves the cars of its
 * offers where the change requires it; the verb publishes the change. @throws 409 `no_cars_left`
 */
export async function saveOpportunity(
  work: Work,
  opportunity: { readonly id: string; readonly version: number },
  columns: OpportunityColumns,
  { action, before }: OpportunityChange,
  save?: SaveColumns,
): Promise<void> {
  const { id: entityId, version } = opportunity;
  await saveNextVersion<'opportunity', object>(work, {
    entity: 'opportunity',
    entityId,
    action,
    version,
    before,
    after: columns,
    saveAudited:
      save ?? ((statement, next) => updateOpportunity(statement, entityId, { ...columns, version: next })),
  });
  if (mayReserve(before, columns)) await reserveCars(work, entityId);
}
