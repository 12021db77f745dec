import { Refusal, type Work } from '#platform';
import type { OpportunityColumns } from './queries.ts';
import { listReservedVariants, lockVariant, stockOf } from './reserved-car-queries.ts';

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
export function mayReserve(
  before: object,
  { isArchived, status, chosenOfferId }: OpportunityColumns,
): boolean {
  const wasClosed = 'status' in before && before.status === 'closed';
  const isOpened = wasClosed && status !== undefined && status !== 'closed';
  return isArchived === false || isOpened || chosenOfferId !== undefined;
}
