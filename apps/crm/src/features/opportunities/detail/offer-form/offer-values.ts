import type { Input, Endpoints } from '@szansa/api-client/client';
import {
  hasOfferField,
  offerInput,
  offerPatch,
  proposedValue,
  type IntrestRateType,
  type OfferPatch,
  type OfferType,
  type OrderType,
} from '@szansa/domain/offer';
import { vehicleInput } from '@szansa/domain/vehicle';
import { z } from 'zod';

import { withoutHidden } from '#kit/forms/fields-definition.ts';
import type { Offer, Representative, Vehicle } from '#parts/opportunity/records.ts';

/** A new vehicle as it is typed; prices are gross. */
export interface VehicleValues {
  manufacturer: string;
  model: string;
  version: string;
  engine: string;
  shifter: string;
  body: string;
  bodyColor: string;
  orderNo: string;
  yearOfProduction: number | null;
  grossCatalogPrice: string | null;
  discount: string | null;
  grossSellPrice: string | null;
}

/** An offer as it is typed; its vehicle is an existing one, a new description, one of the catalogue, or none yet. */
export interface OfferValues {
  offerType: OfferType;
  vehicleSource: 'existing' | 'new' | 'catalogue' | 'none';
  vehicle: Vehicle | null;
  /** The variant of the catalogue from which the description was copied. */
  variant: { readonly id: string; readonly name: string } | null;
  vehicleInfo: VehicleValues;
  /** The answer of an enquiry from which it was created. */
  enquiryProposalId: string | null;
  bankRepresentative: Representative | null;
  dealerRepresentative: Representative | null;
  orderType: OrderType | null;
  intrestRateType: IntrestRateType | null;
  isDeposit: boolean;
  registrationCity: string;
  vehicleValue: string | null;
  initialPayment: string | null;
  numberOfInstallments: number | null;
  monthlyAmount: string | null;
  buyoutPrice: string | null;
  transactionCosts: string | null;
  invoiceChargedPrice: string | null;
  commisionPercent: string | null;
  commisionAmount: string | null;
  bookingDate: string | null;
  dealSigningDate: string | null;
  dealEndDate: string | null;
  vehicleRegistrationDate: string | null;
  carInsuranceId: string;
  gapInsuranceId: string;
  note: string;
}

export type CreateBody = Input<Endpoints['offers']['create']>['body'];

/** Fields of the deal that may be hidden from the user. */
const hideable = ['transactionCosts', 'invoiceChargedPrice', 'commisionPercent', 'commisionAmount'] as const;
export type HideableField = (typeof hideable)[number];

export function hiddenFields(isExcluded: (field: string) => boolean): readonly HideableField[] {
  return hideable.filter((field) => isExcluded(`offer.${field}`));
}

/** The id of a field's control, for the places that lead to it. */
export function fieldId(field: string): string {
  return `offer-${field.replace('.', '-')}`;
}

/** Returns the id of the field for a value that closing requires: the sum is calculated from the instalment. */
export function closingFieldId(name: string): string {
  return fieldId(name === 'sumOfPayments' ? 'monthlyAmount' : name);
}

export function vehicleValuesOf(vehicle: Vehicle | null): VehicleValues {
  return {
    manufacturer: vehicle?.manufacturer ?? '',
    model: vehicle?.model ?? '',
    version: vehicle?.version ?? '',
    engine: vehicle?.engine ?? '',
    shifter: vehicle?.shifter ?? '',
    body: vehicle?.body ?? '',
    bodyColor: vehicle?.bodyColor ?? '',
    orderNo: vehicle?.orderNo ?? '',
    yearOfProduction: vehicle?.yearOfProduction ?? null,
    grossCatalogPrice: vehicle?.grossCatalogPrice ?? null,
    discount: vehicle?.discount ?? null,
    grossSellPrice: vehicle?.grossSellPrice ?? null,
  };
}

export function valuesOf(offer?: Offer): OfferValues {
  return {
    offerType: offer?.offerType ?? 'leasing',
    vehicleSource: 'existing',
    vehicle: offer?.vehicle ?? null,
    variant: null,
    enquiryProposalId: null,
    vehicleInfo: vehicleValuesOf(null),
    bankRepresentative: offer?.bankRepresentative ?? null,
    dealerRepresentative: offer?.dealerRepresentative ?? null,
    orderType: offer?.orderType ?? null,
    intrestRateType: offer?.intrestRateType ?? null,
    isDeposit: offer?.isDeposit ?? false,
    registrationCity: offer?.registrationCity ?? '',
    vehicleValue: offer?.vehicleValue ?? null,
    initialPayment: offer?.initialPayment ?? null,
    numberOfInstallments: offer?.numberOfInstallments ?? null,
    monthlyAmount: offer?.monthlyAmount ?? null,
    buyoutPrice: offer?.buyoutPrice ?? null,
    transactionCosts: offer?.transactionCosts ?? null,
    invoiceChargedPrice: offer?.invoiceChargedPrice ?? null,
    commisionPercent: offer?.commisionPercent ?? null,
    commisionAmount: offer?.commisionAmount ?? null,
    bookingDate: offer?.bookingDate ?? null,
    dealSigningDate: offer?.dealSigningDate ?? null,
    dealEndDate: offer?.dealEndDate ?? null,
    vehicleRegistrationDate: offer?.vehicleRegistrationDate ?? null,
    carInsuranceId: offer?.carInsuranceId ?? '',
    gapInsuranceId: offer?.gapInsuranceId ?? '',
    note: offer?.note ?? '',
  };
}

/** The vehicle whose prices the value follows: the chosen one, or the one that is described. */
export function pricedVehicle({ vehicleSource, vehicle, vehicleInfo }: OfferValues) {
  if (vehicleSource === 'none') return null;
  return vehicleSource === 'existing' ? vehicle : vehicleInfo;
}

/** Returns the initial values of a new offer's form: a vehicle, and the value proposed from its price. */
export function newValues(vehicle: Vehicle | null): OfferValues {
  return { ...valuesOf(), vehicle, vehicleValue: vehicle && proposedValue(vehicle, null) };
}

/** Texts without the spaces around them: a blank field is an empty one. */
function trimmed(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/** Removes fields that an offer of the typed kind does not have, whose stored values remain (rule OF12). */
function withoutOthers(body: object, { offerType }: Pick<OfferValues, 'offerType'>): object {
  return Object.fromEntries(Object.entries(body).filter(([field]) => hasOfferField(offerType, field)));
}

/** Returns the body of a new offer, with the catalogue variant and the answer of an enquiry it comes from. */
function newBody(values: unknown): object {
  const { vehicleSource, variant, enquiryProposalId } = values as OfferValues;
  return {
    ...typedBody(values),
    ...(vehicleSource === 'catalogue' && variant ? { carVariantId: variant.id } : {}),
    ...(enquiryProposalId === null ? {} : { enquiryProposalId }),
  };
}

/** What was typed, as the endpoints name it. */
function typedBody(values: unknown): object {
  const { vehicleSource, vehicle, variant: _variant, vehicleInfo, ...others } = values as OfferValues;
  const { enquiryProposalId: _proposal, bankRepresentative, dealerRepresentative, ...rest } = others;
  const isDescribed = vehicleSource === 'new' || vehicleSource === 'catalogue';
  return {
    ...withoutOthers(trimmed(rest), rest),
    bankRepresentativeId: bankRepresentative?.id ?? null,
    dealerRepresentativeId: dealerRepresentative?.id ?? null,
    ...(isDescribed
      ? { vehicleInfo: trimmed(vehicleInfo) }
      : { vehicleId: vehicleSource === 'existing' ? (vehicle?.id ?? null) : null }),
  };
}

export const newOfferSchema = z.preprocess(newBody, offerInput);
export const changedOfferSchema = z.preprocess(typedBody, offerPatch);

/** A body without the fields hidden from the user, those of a described vehicle as well: they may not write them. */
export function visibleBody<Body extends Pick<OfferPatch, 'vehicleInfo'>>(
  body: Body,
  isExcluded: (field: string) => boolean,
): Body {
  const visible = withoutHidden(body, offerPatch.shape, isExcluded);
  const { vehicleInfo } = visible;
  if (!vehicleInfo) return visible;
  return { ...visible, vehicleInfo: withoutHidden(vehicleInfo, vehicleInput.shape, isExcluded) };
}

/** Returns the fields that differ from the offer initially in the form, which a change sends. */
export function changesOf(output: OfferPatch, initial: Offer): OfferPatch {
  const { offerType = initial.offerType } = output;
  const before = changedOfferSchema.safeParse({ ...valuesOf(initial), offerType }).data;
  const known: Readonly<Record<string, unknown>> = { ...before, offerType: initial.offerType };
  return Object.fromEntries(
    Object.entries(output).filter(([field, value]) => field === 'vehicleInfo' || value !== known[field]),
  );
}
