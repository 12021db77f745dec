import { namedOpportunity } from '#modules/opportunities';
import type { Db } from '#platform';

/** The newest offers of a rent of open opportunities, one an opportunity, with their car, their customer and when they were made. */
export async function rentsOffered(db: Db, count: number) {
  const newest = db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .innerJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
    .distinctOn('offer.customerFileId')
    .select([
      'offer.customerFileId',
      'offer.createdBy',
      'offer.createdAt',
      'offer.initialPayment',
      'offer.vehicleValue',
      'vehicle.manufacturer',
      'vehicle.model',
      'vehicle.version',
      'vehicle.engine',
      'vehicle.bodyColor',
    ])
    .select((eb) => [
      eb.ref('offer.monthlyAmount').$notNull().as('monthlyAmount'),
      eb.ref('offer.numberOfInstallments').$notNull().as('numberOfInstallments'),
      namedOpportunity(eb.ref('offer.customerFileId'), 'all').$notNull().as('opportunity'),
    ])
    .where('offer.offerType', '=', 'rent_long_term')
    .where('offer.monthlyAmount', 'is not', null)
    .where('offer.numberOfInstallments', 'is not', null)
    .where('customerFile.isArchived', '=', false)
    .where('customerFile.status', '!=', 'closed')
    .orderBy('offer.customerFileId')
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.id');
  return db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('customerFileId')
    .limit(count)
    .execute();
}
