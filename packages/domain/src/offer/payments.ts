import { addMonths, toAmount, toGrosz, type CalendarDate } from '../shared/index.ts';

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

/** Registration date plus the number of instalments in months, clamped to the month's end (rule OF3). */
export function closingDate(
  registrationDate: CalendarDate | null | undefined,
  numberOfInstallments: number | null | undefined,
): CalendarDate | null {
  return registrationDate && numberOfInstallments ? addMonths(registrationDate, numberOfInstallments) : null;
}
