import type { OfferType } from '@szansa/domain/offer';

import type { Db } from '#platform';

/** The newest offers of a type of open opportunities, one an opportunity, with their vehicle and when they were made. */
export async function newestOffers(db: Db, offerType: OfferType, count: number) {
  const newest = db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .innerJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
    .leftJoin('representative', 'representative.id', 'offer.bankRepresentativeId')
    .leftJoin('bank', 'bank.id', 'representative.bankId')
    .distinctOn('offer.customerFileId')
    .select([
      'offer.id',
      'offer.customerFileId',
      'offer.createdBy',
      'offer.createdAt',
      'offer.initialPayment',
      'offer.buyoutPrice',
      'offer.intrestRateType',
      'bank.name as bankName',
      'vehicle.manufacturer',
      'vehicle.model',
      'vehicle.version',
      'vehicle.engine',
      'vehicle.body',
    ])
    .select((eb) => [
      eb.ref('offer.vehicleValue').$notNull().as('vehicleValue'),
      eb.ref('offer.monthlyAmount').$notNull().as('monthlyAmount'),
      eb.ref('offer.numberOfInstallments').$notNull().as('numberOfInstallments'),
    ])
    .where('offer.offerType', '=', offerType)
    .where('offer.vehicleValue', 'is not', null)
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
    .orderBy('id')
    .limit(count)
    .execute();
}
