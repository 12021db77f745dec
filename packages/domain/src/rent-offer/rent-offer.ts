import { z } from 'zod';

import { excludable, isAdministrator } from '../access/index.ts';
import { longestTerm } from '../leasing/index.ts';
import { isOwnerOrAdministrator, opportunityScope } from '../opportunity/index.ts';
import { line, money, orEmpty, paragraph, wholeNumber } from '../shared/index.ts';
import { carStates, rentTypes } from './kinds.ts';

/** The dearest a car of a rent offer is, in zloty: sums of what it leads to are still counted exactly. */
const dearest = 100_000_000;

const amount = money.refine((given) => Number(given) <= dearest, {
  error: 'amount_range',
  params: { min: 0, max: dearest },
});

/** Maximum length of the additional information: it fits on one page with the fields. */
export const longestInformation = 1500;

/** The fields of a rent offer that may be changed one by one. Amounts are net. Names are the specification's, section 3. */
export const rentOfferPatch = z.strictObject({
  clientTitle: line(120).optional(),
  carBrandAndModel: line(120).optional(),
  carVersionAndEngine: orEmpty(line(160)).optional(),
  /** What distinguishes the car from others of its version: colour, packages. */
  carVariant: orEmpty(line(160)).optional(),
  carState: z.enum(carStates, 'value_not_allowed').optional(),
  offerType: z.enum(rentTypes, 'value_not_allowed').optional(),
  contractMonthsPeriod: wholeNumber({ min: 1, max: longestTerm }).optional(),
  monthlyFeeNet: amount.optional(),
  initialPaymentNet: orEmpty(amount).optional(),
  buyoutPriceNet: orEmpty(amount).optional(),
  /** What the car is sold for. */
  sellValue: excludable('rent_offer_pdf.sellValue', orEmpty(amount)),
  /** Of the whole contract, in kilometres. */
  totalKmLimit: wholeNumber({ min: 1, max: 2_000_000 }).nullish(),
  /** Whether the customer is shown the limit. */
  displayMileage: z.boolean().optional(),
  vehicleInsurance: z.boolean().optional(),
  maintenance: z.boolean().optional(),
  replacementCar: z.boolean().optional(),
  assistance: z.boolean().optional(),
  damageControl: z.boolean().optional(),
  additionalInformation: orEmpty(paragraph(longestInformation)).optional(),
});

export type RentOfferPatch = z.output<typeof rentOfferPatch>;

/** A new rent offer: whom it is for, the car, the kind and state, the term and the fee are required. Rule RO1. */
export const rentOfferInput = rentOfferPatch
  .required({
    clientTitle: true,
    carBrandAndModel: true,
    carState: true,
    offerType: true,
    contractMonthsPeriod: true,
    monthlyFeeNet: true,
  })
  .extend({
    /** The opportunity it belongs to; an offer may also have none. */
    customerFileId: orEmpty(z.uuid('value_not_allowed')).optional(),
  });

export type RentOfferInput = z.output<typeof rentOfferInput>;

type Person = Parameters<typeof opportunityScope>[0];

/**
 * Returns whether a reader of an opportunity may make, change and remove its rental offers: its owner, administrators,
 * and platformers whose enquiries are linked to it (rule RO5).
 */
export function mayWriteRentOffers(
  person: Person,
  opportunity: { readonly workerId: string | null },
): boolean {
  return isOwnerOrAdministrator(person, opportunity) || typeof opportunityScope(person) === 'object';
}

/**
 * Returns whether a user may change and remove a rental offer without an opportunity: its author and administrators
 * (rule RO5).
 */
export function mayWriteOwnRentOffer(person: Person, { createdBy }: { readonly createdBy: string | null }) {
  return isAdministrator(person.roles) || createdBy === person.userId;
}
