import type { OfferType } from '../offer/kinds.ts';

/** How many banks a comparison has (specification, section 9). */
export const quoteLimits = { min: 2, max: 4 } as const;

/** Whether an offer says enough to be compared with others: a lease with a price, a term and an instalment. Rule CO9. */
export function isComparable(offer: {
  readonly offerType: OfferType;
  readonly vehicleValue: string | null;
  readonly numberOfInstallments: number | null;
  readonly monthlyAmount: string | null;
}): boolean {
  const { offerType, vehicleValue, numberOfInstallments, monthlyAmount } = offer;
  return (
    offerType === 'leasing' &&
    vehicleValue !== null &&
    numberOfInstallments !== null &&
    monthlyAmount !== null
  );
}
