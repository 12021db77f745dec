import { z } from 'zod';

import { vehicleOfVariant, type OfferedCar } from '../catalogue/index.ts';
import {
  ofItsType,
  intrestRateTypes,
  offerTypes,
  type IntrestRateType,
  type OfferType,
} from '../offer/index.ts';
import { line, money, orEmpty, paragraph, wholeNumber } from '../shared/index.ts';
import { completedStatus, type EnquiryCategory, type EnquiryStatus, type ProposalKind } from './kinds.ts';

const id = z.uuid('value_not_allowed');
const remark = orEmpty(paragraph(2000)).optional();

/** A variant of the catalogue as the answer of a car search. */
export const variantProposalInput = z.strictObject({ carVariantId: id, note: remark });

/** The values of a calculation: amounts are net, under the field names of offers. */
export const calculationProposalInput = z.strictObject({
  offerType: z.enum(offerTypes, 'value_not_allowed'),
  /** The contact at the bank whose calculation it is; the offer names its bank by them. */
  bankRepresentativeId: orEmpty(id).optional(),
  intrestRateType: orEmpty(z.enum(intrestRateTypes, 'value_not_allowed')).optional(),
  /** What was calculated, in words. */
  vehicle: orEmpty(line(200)).optional(),
  vehicleValue: orEmpty(money).optional(),
  /** The own share. */
  initialPayment: orEmpty(money).optional(),
  numberOfInstallments: wholeNumber({ min: 1, max: 120 }, 'installments_range'),
  monthlyAmount: money,
  buyoutPrice: orEmpty(money).optional(),
  /** Kilometres a year. */
  distanceLimit: wholeNumber({ min: 1, max: 1_000_000 }).nullish(),
  note: remark,
});

export type VariantProposalInput = z.output<typeof variantProposalInput>;
export type CalculationProposalInput = z.output<typeof calculationProposalInput>;

/** What enquiries of a category are answered with besides words (rule EN10). */
export function proposalKindOf(category: EnquiryCategory): ProposalKind | null {
  if (category === 'car_search') return 'variant';
  return category === 'calculation' ? 'calculation' : null;
}

/** Returns whether a person may withdraw a proposal: its author may while the enquiry is open (rule EN11). */
export function mayRemoveProposal(
  { userId }: { readonly userId: string },
  { createdBy }: { readonly createdBy: string | null },
  { status, isArchived }: { readonly status: EnquiryStatus; readonly isArchived: boolean },
): 'allowed' | 'not_yours' | 'closed' {
  if (createdBy !== userId) return 'not_yours';
  return isArchived || status === completedStatus ? 'closed' : 'allowed';
}

interface Calculated {
  readonly offerType: OfferType;
  readonly intrestRateType: IntrestRateType | null;
  readonly vehicleValue: string | null;
  readonly initialPayment: string | null;
  readonly numberOfInstallments: number;
  readonly monthlyAmount: string;
  readonly buyoutPrice: string | null;
}

interface Proposed {
  readonly car: OfferedCar | null;
  readonly calculation: Calculated | null;
  readonly note: string | null;
}

/** Returns the values that an offer gets from a proposal; fields that the proposal lacks are omitted (rule EN12). */
export function offerOfProposal({ car, calculation, note }: Proposed) {
  return {
    ...(car ? vehicleOfVariant(car) : {}),
    ...(calculation ? termsOf(calculation) : {}),
    ...(note ? { note } : {}),
  };
}

function termsOf(calculation: Calculated) {
  const { offerType, intrestRateType, vehicleValue, ...terms } = ofItsType(calculation);
  return {
    offerType,
    ...(intrestRateType === null ? {} : { intrestRateType }),
    ...(vehicleValue === null ? {} : { vehicleValue }),
    ...(terms.initialPayment === null ? {} : { initialPayment: terms.initialPayment }),
    numberOfInstallments: terms.numberOfInstallments,
    monthlyAmount: terms.monthlyAmount,
    ...(terms.buyoutPrice === null ? {} : { buyoutPrice: terms.buyoutPrice }),
  };
}
