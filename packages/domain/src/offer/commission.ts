import { asPercent, percentOf, toAmount, toGrosz } from '../shared/index.ts';

/** What a commission is counted on: the price on the invoice if known, else the vehicle's value (rule OF4). */
export function commissionBase(offer: {
  readonly invoiceChargedPrice?: string | null | undefined;
  readonly vehicleValue?: string | null | undefined;
}): string | null {
  return offer.invoiceChargedPrice ?? offer.vehicleValue ?? null;
}

/** The amount a percent makes on a base, rounded half up. */
export function commissionAmount(base: string, percent: string): string {
  return toAmount(percentOf(toGrosz(base), percent));
}

/** The percent an amount makes on a base; `null` without a base, or when the amount exceeds it. */
export function commissionPercent(base: string, amount: string): string | null {
  return asPercent(toGrosz(amount), toGrosz(base));
}
