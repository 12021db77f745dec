import { grossOf, sumOfPayments } from '../leasing/index.ts';
import type { RentOfferFields } from './fields.ts';

/** What a rent offer counts with, as far as it is known. */
export type RentTerms = Pick<
  RentOfferFields,
  'contractMonthsPeriod' | 'monthlyFeeNet' | 'initialPaymentNet' | 'buyoutPriceNet'
> & { readonly sellValue?: string | null };

/** The amounts of a rent offer, in the order they are read in. */
export const rentAmounts = [
  'initialPaymentNet',
  'monthlyFeeNet',
  'buyoutPriceNet',
  'sumOfPayments',
  'sellValue',
] as const;
export type RentAmount = (typeof rentAmounts)[number];

export interface RentAmountRow {
  readonly name: RentAmount;
  readonly net: string;
  readonly gross: string;
}

/** All that is paid: fees, initial payment and buy-out; what is left out counts as nothing (rule RO2). */
function sumOf({ contractMonthsPeriod, monthlyFeeNet, initialPaymentNet, buyoutPriceNet }: RentTerms) {
  const terms = (spelt: (net: string) => string) =>
    sumOfPayments({
      numberOfInstallments: contractMonthsPeriod,
      monthlyAmount: spelt(monthlyFeeNet),
      initialPayment: spelt(initialPaymentNet ?? '0.00'),
      buyoutPrice: spelt(buyoutPriceNet ?? '0.00'),
    });
  // the gross sum is that of the gross amounts above it, or the column would not add up
  return { net: terms((net) => net), gross: terms(grossOf) };
}

/** The amounts the customer is shown, net and gross; one that is left out has no row. The screen and the PDF show these. */
export function rentAmountRows(terms: RentTerms): RentAmountRow[] {
  return rentAmounts.flatMap((name): RentAmountRow[] => {
    if (name === 'sumOfPayments') {
      const { net, gross } = sumOf(terms);
      return net === null || gross === null ? [] : [{ name, net, gross }];
    }
    const net = terms[name] ?? null;
    return net === null ? [] : [{ name, net, gross: grossOf(net) }];
  });
}

/** The kilometres a year of a limit for the whole contract, rounded to a whole one (rule RO3). */
export function kmPerYear(totalKmLimit: number, contractMonthsPeriod: number): number {
  return Math.round((totalKmLimit * 12) / contractMonthsPeriod);
}
