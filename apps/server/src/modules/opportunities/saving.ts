import type { AuditAction } from '@szansa/domain/audit';

import { saveNextVersion, type Work } from '#platform';
import { updateOpportunity, type OpportunityColumns } from './queries.ts';

export interface OpportunityChange {
  readonly action: AuditAction<'opportunity'>;
  /** What changes, as it was. */
  readonly before: object;
}

/** Writes columns of a locked opportunity as its next version and into the audit log; the verb tells others. */
export function saveOpportunity(
  work: Work,
  opportunity: { readonly id: string; readonly version: number },
  columns: OpportunityColumns,
  { action, before }: OpportunityChange,
): Promise<void> {
  const { id: entityId, version } = opportunity;
  return saveNextVersion<'opportunity', object>(work, {
    entity: 'opportunity',
    entityId,
    action,
    version,
    before,
    after: columns,
    saveAudited: (statement, next) => updateOpportunity(statement, entityId, { ...columns, version: next }),
  });
}
