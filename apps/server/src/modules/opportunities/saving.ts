import type { AuditAction } from '@szansa/domain/audit';

import { Refusal, saveNextVersion, type PreparedStatement, type Work } from '#platform';
import { updateOpportunity, type OpportunityColumns } from './queries.ts';
import { listReservedVariants, lockVariant, stockOf } from './reserved-car-queries.ts';

export interface OpportunityChange {
  readonly action: AuditAction<'opportunity'>;
  /** What changes, as it was. */
  readonly before: object;
}

/** Writes the next version of a locked opportunity along with its audit entry. */
type SaveColumns = (statement: PreparedStatement, next: number) => Promise<void>;

/**
 * Reserves cars for the offers of a locked opportunity after a change, and publishes how many are left. Other
 * reservations of the same variant wait for the end of this transaction. @throws 409 `no_cars_left`
 */
export async function reserveCars(work: Work, customerFileId: string): Promise<void> {
  for (const { id, carOfferId } of await listReservedVariants(work.db, customerFileId)) {
    await lockVariant(work.db, id);
    const { availabilityCount, reserved } = await stockOf(work.db, id);
    if (availabilityCount !== null && reserved > availabilityCount) throw new Refusal('no_cars_left');
    work.emit('record-changed', { entity: 'car_offer', id: carOfferId }, ['right:car_offer.get']);
  }
}

/** Whether an opportunity may reserve cars by these columns that it did not reserve with what they were before. */
function mayReserve(before: object, { isArchived, status, chosenOfferId }: OpportunityColumns): boolean {
  const wasClosed = 'status' in before && before.status === 'closed';
  const isOpened = wasClosed && status !== undefined && status !== 'closed';
  return isArchived === false || isOpened || chosenOfferId !== undefined;
}

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
