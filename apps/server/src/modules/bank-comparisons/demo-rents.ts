import { newComparison, type ComparisonFields } from '@szansa/domain/bank-comparison';
import { toAmount, toGrosz, warsawDay } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import type { DemoRecords } from '#platform';
import { demoCost, premiumOf } from './demo-costs.ts';
import type { newestOffers } from './demo-queries.ts';

type Offer = Awaited<ReturnType<typeof newestOffers>>[number];

/** So many hundredths of an amount. */
const share = (amount: string, hundredths: number) =>
  toAmount(Math.round((toGrosz(amount) * hundredths) / 100));

/**
 * Returns a comparison of a rent with the quotes of two other companies, on a mileage between theirs: one is cheaper
 * with fewer kilometres and separate insurance, the other refunds unused kilometres.
 */
export function rentsCompared(banks: DemoRecords['banks'], offer: Offer): ComparisonFields {
  const { id: offerId, bankName, vehicleValue, initialPayment, numberOfInstallments, monthlyAmount } = offer;
  const names = new Set([bankName ?? '', ...banks.map(({ name }) => name)]);
  names.delete('');
  const [own = '', cheaper = '', dearer = ''] = names;
  const terms = { vehicleValue, initialPayment, numberOfInstallments, isPromoted: false };
  return newComparison({
    kind: 'rent',
    title: vehicleName(offer),
    startsOn: warsawDay(offer.createdAt),
    rentBasis: { numberOfInstallments, yearlyMileage: 25_000 },
    quotes: [
      {
        ...terms,
        offerId,
        bankName: own,
        monthlyAmount,
        yearlyMileage: 20_000,
        excessKmPrice: '0.34',
        unusedKmPrice: '0.08',
        services: ['vehicleInsurance', 'maintenance', 'assistance'],
        costs: [],
        isPromoted: true,
      },
      {
        ...terms,
        bankName: cheaper,
        monthlyAmount: share(monthlyAmount, 96),
        yearlyMileage: 15_000,
        excessKmPrice: '0.38',
        services: ['assistance'],
        costs: [
          demoCost('carInsurance', premiumOf(vehicleValue), 'besideInstalment'),
          { ...demoCost('other', '492.00'), name: 'Dostawa pod adres', isGross: true },
        ],
      },
      {
        ...terms,
        bankName: dearer,
        monthlyAmount: share(monthlyAmount, 105),
        yearlyMileage: 30_000,
        excessKmPrice: '0.29',
        unusedKmPrice: '0.11',
        services: ['vehicleInsurance', 'maintenance'],
        costs: [],
      },
    ],
  });
}
