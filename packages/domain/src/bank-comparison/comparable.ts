import type { OfferType } from '../offer/kinds.ts';

/** How many banks a comparison has (specification, section 9). */
export const quoteLimits = { min: 2, max: 4 } as const;

/** What a comparison is of; leases and rents are not compared with each other. Rule CO10. */
export const comparisonKinds = ['leasing', 'rent'] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

/** Returns the kind of comparison that may contain an offer of a type. */
export function comparisonKindOf(offerType: OfferType): ComparisonKind {
  return offerType === 'leasing' ? 'leasing' : 'rent';
}

/**
 * Returns whether an offer has the values needed for a comparison: a lease its price, term and instalment, a rental its
 * term and instalment. Rule CO9.
 */
export function isComparable(offer: {
  readonly offerType: OfferType;
  readonly vehicleValue: string | null;
  readonly numberOfInstallments: number | null;
  readonly monthlyAmount: string | null;
}): boolean {
  const { offerType, vehicleValue, numberOfInstallments, monthlyAmount } = offer;
  const isPriced = vehicleValue !== null || comparisonKindOf(offerType) === 'rent';
  return isPriced && numberOfInstallments !== null && monthlyAmount !== null;
}

/** Whether offers are of leases and of rents. Rule CO10. */
export function isMixed(offers: readonly { readonly offerType: OfferType }[]): boolean {
  return new Set(offers.map(({ offerType }) => comparisonKindOf(offerType))).size > 1;
}
