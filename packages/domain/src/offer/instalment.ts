import { toAmount, toGrosz } from '../shared/index.ts';

/** Terms of a lease the instalment helper counts from: net amounts, a nominal yearly rate in percent. */
export interface LeaseTerms {
  readonly price: string;
  readonly initialPayment: string;
  readonly buyoutPrice: string;
  readonly numberOfInstallments: number;
  readonly yearlyRate: string;
  readonly due: 'arrears' | 'advance';
}

/**
 * A proposal for the monthly instalment: an annuity with a residual value (rule OF6).
 * `null` where the terms make none. What the bank quoted is what is kept; this only helps to check it.
 */
export function proposeInstalment(terms: LeaseTerms): string | null {
  const { numberOfInstallments: n } = terms;
  const present = toGrosz(terms.price) - toGrosz(terms.initialPayment);
  const residual = toGrosz(terms.buyoutPrice);
  if (n < 1 || present <= residual) return null;
  const rate = Number(terms.yearlyRate) / 100 / 12;
  if (rate === 0) return toAmount(Math.round((present - residual) / n));
  const discount = (1 + rate) ** -n;
  const arrears = ((present - residual * discount) * rate) / (1 - discount);
  return toAmount(Math.round(terms.due === 'advance' ? arrears / (1 + rate) : arrears));
}
