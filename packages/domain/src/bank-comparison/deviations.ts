import { toGrosz } from '../shared/index.ts';
import {
  comparedFields,
  type ComparedField,
  type ComparedQuote,
  type Deviation,
  type Quote,
} from './compared.ts';
import { grossInstalment } from './costs.ts';

/** Returns the value of each row in the form in which it is compared: whole numbers, or words. */
function valuesOf({ quote, ...one }: ComparedQuote<Quote>): Record<ComparedField, number | string | null> {
  const amount = (text: string | null | undefined) => (text ? toGrosz(text) : null);
  return {
    vehicleValue: amount(quote.vehicleValue),
    initialPayment: amount(quote.initialPayment ?? '0'),
    numberOfInstallments: quote.numberOfInstallments,
    monthlyAmount: amount(quote.monthlyAmount),
    grossMonthlyAmount: amount(grossInstalment(quote)),
    buyoutPrice: amount(quote.buyoutPrice ?? '0'),
    intrestRateType: quote.intrestRateType,
    due: quote.due ?? 'arrears',
    gapPrice: amount(quote.gapPrice),
    sumOfPayments: amount(one.sumOfPayments),
    nominalRate: amount(one.nominalRate),
    effectiveRate: amount(one.effectiveRate),
    financedInstalment: amount(one.financedInstalment),
    costs: amount(one.costs),
    sumWithCosts: amount(one.sumWithCosts),
    allInRate: amount(one.allInRate),
    basisMonthlyAmount: amount(one.onBasis?.monthlyAmount),
    basisCosts: amount(one.onBasis?.costs),
    basisSumOfPayments: amount(one.onBasis?.sumOfPayments),
  };
}

/** Returns how a value compares to that of the best bank; null where it is the same. */
export function deviation(best: number | string | null, own: number | string | null): Deviation | null {
  if (best === own) return null;
  if (typeof best === 'number' && typeof own === 'number') return own < best ? 'lower' : 'higher';
  return 'other';
}

/** What of a quote is another than at the best bank; equal values are left out. Rule CO6. */
export function differencesFrom(
  best: ComparedQuote<Quote>,
  one: ComparedQuote<Quote>,
): Partial<Record<ComparedField, Deviation>> {
  const [theirs, own] = [valuesOf(best), valuesOf(one)];
  return Object.fromEntries(
    comparedFields.flatMap((field) => {
      const found = deviation(theirs[field], own[field]);
      return found === null ? [] : [[field, found]];
    }),
  );
}
