/** What an offer can be. Free of schemas, so that every screen can load it. */

export const offerTypes = ['leasing', 'rent_long_term', 'rent_short_term'] as const;
export type OfferType = (typeof offerTypes)[number];

export const orderTypes = ['production', 'on_hand'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Spelt as on the wire, in section 3 of the specification. */
export const intrestRateTypes = ['fixed', 'variable'] as const;
export type IntrestRateType = (typeof intrestRateTypes)[number];
