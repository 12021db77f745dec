import { divideRounded, toAmount, toGrosz } from '../shared/index.ts';

/** The rate vehicles and their financing are taxed with, in percent. */
export const vatRate = 23;

/** A net amount with VAT, rounded half up to the grosz (rule OF7). */
export function grossOf(net: string): string {
  return toAmount(Number(divideRounded(BigInt(toGrosz(net)) * BigInt(100 + vatRate), 100n)));
}

/** What a gross amount is without VAT, rounded half up to the grosz (rule LE3). */
export function netOf(gross: string): string {
  return toAmount(Number(divideRounded(BigInt(toGrosz(gross)) * 100n, BigInt(100 + vatRate))));
}

/** What the sum of payments counts from; `null` where nothing was written down yet. */
export interface PaymentTerms {
  readonly numberOfInstallments?: number | null | undefined;
  readonly monthlyAmount?: string | null | undefined;
  readonly initialPayment?: string | null | undefined;
  readonly buyoutPrice?: string | null | undefined;
}

/**
 * Instalments × instalment + initial payment + buyout (rule OF2; specification, section 5).
 * `null` until the number of instalments and the instalment are known; the other two count as nothing when empty.
 */
export function sumOfPayments(terms: PaymentTerms): string | null {
  if (!terms.numberOfInstallments || !terms.monthlyAmount) return null;
  return toAmount(
    terms.numberOfInstallments * toGrosz(terms.monthlyAmount) +
      toGrosz(terms.initialPayment ?? '0') +
      toGrosz(terms.buyoutPrice ?? '0'),
  );
}

/**
 * What percent an amount is of the vehicle's value, to two places, half up, also above 100: `"110.89"`; `null` without a
 * value. Rule LE2.
 * @throws RangeError for text that is no amount
 */
export function percentOfValue(amount: string | null, value: string | null): string | null {
  if (amount === null || value === null || toGrosz(value) === 0) return null;
  return toAmount(Number(divideRounded(BigInt(toGrosz(amount)) * 10_000n, BigInt(toGrosz(value)))));
}
