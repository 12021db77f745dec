import type { OfferType } from './kinds.ts';

const longContracts: readonly OfferType[] = ['leasing', 'rent_long_term'];

/** The types whose offers have a field. Fields not listed here belong to all types. */
const typesSaying: Readonly<Record<string, readonly OfferType[]>> = {
  intrestRateType: ['leasing'],
  gapInsuranceId: ['leasing'],
  buyoutPrice: longContracts,
  registrationCity: longContracts,
  carInsuranceId: longContracts,
  isDeposit: ['rent_long_term', 'rent_short_term'],
};

/** The fields of each type that closing does not require. */
const optional: Readonly<Record<OfferType, readonly string[]>> = {
  leasing: [],
  rent_long_term: ['buyoutPrice'],
  rent_short_term: ['initialPayment'],
};

interface Typed {
  readonly offerType: OfferType;
}

/** Returns whether an offer of a type has a field, by its name in an offer. Rule OF12. */
export function hasOfferField(offerType: OfferType, field: string): boolean {
  return typesSaying[field]?.includes(offerType) ?? true;
}

/** Returns whether closing requires a field of an offer of a type. Rule CL4. */
export function isFieldOf(offerType: OfferType, field: string): boolean {
  return hasOfferField(offerType, field) && !optional[offerType].includes(field);
}

/**
 * Returns whether amounts are shown as shares of the vehicle's value, to which the price of a few months is unrelated.
 * Rule OF12.
 */
export function hasShares(offerType: OfferType): boolean {
  return offerType !== 'rent_short_term';
}

/** The longest term of an offer of a type, in months. Rule OF13. */
export function longestTerm(offerType: OfferType): number {
  return offerType === 'rent_short_term' ? 12 : 120;
}

/** Returns an offer without the fields that its type does not have, for display and calculation. Rule OF12. */
export function ofItsType<Offer extends Typed>(offer: Offer): Offer {
  const others = Object.keys(typesSaying).filter(
    (field) => field in offer && !hasOfferField(offer.offerType, field),
  );
  const emptied = others.map((field) => [field, field === 'isDeposit' ? false : null] as const);
  return { ...offer, ...Object.fromEntries(emptied) };
}

interface Termed extends Typed {
  readonly numberOfInstallments: number | null;
}

/** A field that does not fit the type of its offer, and the code of the error's text. */
export interface Misfit {
  readonly path: string;
  readonly code: 'not_of_offer_type' | 'short_rent_term';
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== false;

/**
 * Returns changed fields that offers of the resulting type do not have (rule OF12), and a term longer than that type
 * allows (rule OF13). Former values of such fields may remain: they are stored for the type they belong to.
 */
export function misfitsOf(
  before: Termed,
  written: { readonly [Field in keyof Termed]?: Termed[Field] | undefined } & Readonly<
    Record<string, unknown>
  >,
): Misfit[] {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(written)
    .filter(([field, value]) => isGiven(value) && value !== known.get(field))
    .map(([field]) => field);
  const { offerType = before.offerType, numberOfInstallments = before.numberOfInstallments } = written;
  const foreign = changed
    .filter((field) => !hasOfferField(offerType, field))
    .map((path) => ({ path, code: 'not_of_offer_type' }) as const);
  const isLonger =
    (changed.includes('offerType') || changed.includes('numberOfInstallments')) &&
    (numberOfInstallments ?? 0) > longestTerm(offerType);
  return isLonger ? [...foreign, { path: 'numberOfInstallments', code: 'short_rent_term' }] : foreign;
}
