import { toGrosz } from '@szansa/domain/shared';

/** What percent an amount is of a base, to two places and also above 100; `null` without a base. */
export function percentOfBase(amount: string | null, base: string | null): string | null {
  if (amount === null || base === null || toGrosz(base) === 0) return null;
  return ((toGrosz(amount) / toGrosz(base)) * 100).toFixed(2);
}
