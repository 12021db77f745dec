import { asPercent, percentOf, toAmount, toGrosz } from '../shared/index.ts';

/** The amount a percent makes on a base, rounded half up. */
export function commissionAmount(base: string, percent: string): string {
  return toAmount(percentOf(toGrosz(base), percent));
}

/** The percent an amount makes on a base; `null` without a base, or when the amount exceeds it. */
export function commissionPercent(base: string, amount: string): string | null {
  return asPercent(toGrosz(amount), toGrosz(base));
}
