import type { OfferType } from './kinds.ts';

const longContracts: readonly OfferType[] = ['leasing', 'rent_long_term'];

/** The types whose offers say a field. What is not named here, all of them say. */
const typesSaying: Readonly<Record<string, readonly OfferType[]>> = {
  intrestRateType: ['leasing'],
  gapInsuranceId: ['leasing'],
  buyoutPrice: longContracts,
  registrationCity: longContracts,
  carInsuranceId: longContracts,
  isDeposit: ['rent_long_term', 'rent_short_term'],
};

/** What an offer of a type may say and closing does not ask for. */
const optional: Readonly<Record<OfferType, readonly string[]>> = {
  leasing: [],
  rent_long_term: ['buyoutPrice'],
  rent_short_term: ['initialPayment'],
};

interface Typed {
  readonly offerType: OfferType;
}

/** Whether an offer of a type says a field, by its name in an offer. Rule OF12. */
export function hasOfferField(offerType: OfferType, field: string): boolean {
  return typesSaying[field]?.includes(offerType) ?? true;
}

/** Whether closing asks an offer of a type for a field. Rule CL4. */
export function isFieldOf(offerType: OfferType, field: string): boolean {
  return hasOfferField(offerType, field) && !optional[offerType].includes(field);
}

/** Whether amounts are told as parts of the vehicle's value: the price of a few months says nothing of it. Rule OF12. */
export function hasShares(offerType: OfferType): boolean {
  return offerType !== 'rent_short_term';
}

/** The longest term of an offer of a type, in months. Rule OF13. */
export function longestTerm(offerType: OfferType): number {
  return offerType === 'rent_short_term' ? 12 : 120;
}

/** An offer without what its type does not say, as it is told and counted. Rule OF12. */
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

/** A field that does not fit the type of its offer, and the code of the text that says so. */
export interface Misfit {
  readonly path: string;
  readonly code: 'not_of_offer_type' | 'short_rent_term';
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== false;

/**
 * What a change says anew that offers of the type it leads to do not say (rule OF12), and a term longer than that type has
 * (rule OF13). What was there before may stay: it is kept for the type it belongs to.
 */
export function misfitsOf(
  before: Termed,
  written: { readonly [Field in keyof Termed]?: Termed[Field] | undefined } & Readonly<
    Record<string, unknown>
  >,
): Misfit[] {
  const known = new Map<string, unknown>(Object.entries(before));
  const anew = Object.entries(written)
    .filter(([field, value]) => isGiven(value) && value !== known.get(field))
    .map(([field]) => field);
  const { offerType = before.offerType, numberOfInstallments = before.numberOfInstallments } = written;
  const foreign = anew
    .filter((field) => !hasOfferField(offerType, field))
    .map((path) => ({ path, code: 'not_of_offer_type' }) as const);
  const isLonger =
    (anew.includes('offerType') || anew.includes('numberOfInstallments')) &&
    (numberOfInstallments ?? 0) > longestTerm(offerType);
  return isLonger ? [...foreign, { path: 'numberOfInstallments', code: 'short_rent_term' }] : foreign;
}
