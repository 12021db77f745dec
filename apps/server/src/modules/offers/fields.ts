import { sumOfPayments } from '@szansa/domain/leasing';
import { misfitsOf, ofItsType, settledOffer, type OfferPatch } from '@szansa/domain/offer';
import { money, percent, withoutLeftOut } from '@szansa/domain/shared';

import type { VehicleFields } from '#modules/vehicles';
import { changesBetween, invalid, type Actor } from '#platform';
import type { OfferRow } from './queries.ts';

/** What may be written of an offer itself; its vehicle aside. */
export type OfferFields = {
  readonly [Field in Exclude<keyof OfferPatch, 'vehicleId' | 'vehicleInfo'>]-?: Exclude<
    OfferPatch[Field],
    undefined
  >;
};

/** A stored offer under the names and in the spelling of a form. */
export function fieldsOfOffer(row: OfferRow): OfferFields {
  return {
    offerType: row.offerType,
    bankRepresentativeId: row.bankRepresentativeId,
    dealerRepresentativeId: row.dealerRepresentativeId,
    orderType: row.orderType,
    intrestRateType: row.intrestRateType,
    isDeposit: row.isDeposit,
    registrationCity: row.registrationCity,
    vehicleValue: row.vehicleValue,
    initialPayment: row.initialPayment,
    numberOfInstallments: row.numberOfInstallments,
    monthlyAmount: row.monthlyAmount,
    buyoutPrice: row.buyoutPrice,
    transactionCosts: row.transactionCosts,
    invoiceChargedPrice: row.invoiceChargedPrice,
    commisionPercent: row.commisionPercent === null ? null : percent.parse(row.commisionPercent),
    commisionAmount: row.commisionAmount,
    bookingDate: row.bookingDate,
    dealSigningDate: row.dealSigningDate,
    dealEndDate: row.dealEndDate,
    vehicleRegistrationDate: row.vehicleRegistrationDate,
    carInsuranceId: row.carInsuranceId,
    gapInsuranceId: row.gapInsuranceId,
    note: row.note,
  };
}

/** An offer nothing is written down of yet. */
export const emptyOffer: Omit<OfferFields, 'offerType'> = {
  bankRepresentativeId: null,
  dealerRepresentativeId: null,
  orderType: null,
  intrestRateType: null,
  isDeposit: false,
  registrationCity: null,
  vehicleValue: null,
  initialPayment: null,
  numberOfInstallments: null,
  monthlyAmount: null,
  buyoutPrice: null,
  transactionCosts: null,
  invoiceChargedPrice: null,
  commisionPercent: null,
  commisionAmount: null,
  bookingDate: null,
  dealSigningDate: null,
  dealEndDate: null,
  vehicleRegistrationDate: null,
  carInsuranceId: null,
  gapInsuranceId: null,
  note: null,
};

/**
 * Returns an offer after applying `written`. Values derived from it are stored even where they are hidden from the
 * actor, but are not revealed: for an actor who may not learn the commission's base, the commission does not change
 * with a value they change (rule AX2). @throws 422 naming every field that contradicts others (rules OF4, OF9), or does
 * not fit the type (rules OF12, OF13)
 */
export function rewritten(
  fields: OfferFields,
  written: OfferPatch,
  { excludedFields }: Pick<Actor, 'excludedFields'>,
): OfferFields {
  const { vehicleId: _id, vehicleInfo: _info, ...own } = written;
  const preservesAmount =
    excludedFields.has('offer.invoiceChargedPrice') && !excludedFields.has('offer.commisionAmount');
  const settled = settledOffer(fields, own, { preservesAmount });
  const misfits = misfitsOf(fields, own);
  if ('contradictions' in settled) throw invalid(...misfits, ...settled.contradictions);
  if (misfits.length > 0) throw invalid(...misfits);
  return { ...fields, ...withoutLeftOut(own), ...settled.fields };
}

/**
 * Returns the columns of an offer, including the computed one, which sums the fields of the offer's type (rule OF12).
 */
export function columnsOf(fields: OfferFields) {
  return { ...fields, sumOfPayments: sumOfPayments(ofItsType(fields)) };
}

/** @throws 422 when instalments that are amounts one by one add up to more than an amount can be. */
export function refuseOversized({ sumOfPayments: sum }: ReturnType<typeof columnsOf>): void {
  if (sum !== null && !money.safeParse(sum).success) {
    throw invalid({ path: 'monthlyAmount', code: 'number_invalid' });
  }
}

/** An offer as the audit log compares it: its columns, and its vehicle in full. */
export interface AuditedOffer extends ReturnType<typeof columnsOf> {
  readonly vehicleId: string | null;
  readonly vehicleInfo: VehicleFields | null;
}

const answerNames: Readonly<Record<string, string>> = {
  vehicleId: 'vehicle',
  vehicleInfo: 'vehicle',
  bankRepresentativeId: 'bankRepresentative',
  dealerRepresentativeId: 'dealerRepresentative',
};

/** What differs, by the names an offer's answer has for it. */
export function changedFields(before: AuditedOffer, after: AuditedOffer): string[] {
  const keys = Object.keys(changesBetween(before, after));
  return [...new Set(keys.map((key) => answerNames[key] ?? key))];
}
