import type { ExcludableField } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { templateFieldHiddenWith, templateFieldNames, type TemplateField } from '@szansa/domain/bank';
import { formatEmail, formatNip, formatPhone } from '@szansa/domain/identity';
import { formatDate, formatMoney, labelsEn, labelsPl } from '@szansa/domain/language';
import { sumOfPayments } from '@szansa/domain/leasing';
import { ofItsType } from '@szansa/domain/offer';
import { warsawDay } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { findLetterCustomer } from '#modules/customers';
import { agencyOnPaper, letterInput } from '#modules/documents';
import { offerMeant, type OfferRow } from '#modules/offers';
import { findBankName } from '#modules/representatives';
import { findVehicles } from '#modules/vehicles';
import { notFound, type StaffReading } from '#platform';

type Values = Partial<Record<TemplateField, string | number | null>>;

export interface Filling {
  readonly customerFileId: string;
  readonly offerId?: string | undefined;
  readonly language: Language;
}

async function ofPeople(reading: StaffReading, { customerFileId, language }: Filling): Promise<Values> {
  const [letter, agency, customer] = await Promise.all([
    letterInput(reading, customerFileId, language),
    agencyOnPaper(reading),
    findLetterCustomer(reading.db, customerFileId),
  ]);
  const [phone = null] = customer.phones;
  const [email = null] = customer.emails;
  return {
    today: formatDate(warsawDay(new Date()), language),
    'agency.name': agency.name,
    'agency.taxIdNumber': agency.taxIdNumber && formatNip(agency.taxIdNumber),
    'agency.address': agency.address,
    'agency.phone': agency.phone && formatPhone(agency.phone),
    'agency.email': agency.email && formatEmail(agency.email),
    'opportunity.number': letter.number,
    'worker.name': letter.salesperson?.name ?? null,
    'worker.phone': letter.salesperson?.phone ? formatPhone(letter.salesperson.phone) : null,
    'worker.email': letter.salesperson && formatEmail(letter.salesperson.email),
    'customer.name': letter.customer.name,
    'customer.organisation': letter.customer.organisation,
    'customer.firstName': customer.firstName,
    'customer.lastName': customer.lastName,
    'customer.taxIdNumber': letter.customer.taxIdNumber && formatNip(letter.customer.taxIdNumber),
    'customer.street': customer.street,
    'customer.postCode': customer.postCode,
    'customer.city': customer.city,
    'customer.phone': phone && formatPhone(phone),
    'customer.email': email && formatEmail(email),
  };
}

async function ofVehicle({ db }: StaffReading, offer: OfferRow, language: Language): Promise<Values> {
  const [vehicle] = offer.vehicleId === null ? [] : await findVehicles(db, [offer.vehicleId]);
  if (!vehicle) return {};
  const { grossCatalogPrice, grossSellPrice } = vehicle;
  return {
    'vehicle.name': vehicleName(vehicle),
    'vehicle.manufacturer': vehicle.manufacturer,
    'vehicle.model': vehicle.model,
    'vehicle.version': vehicle.version,
    'vehicle.engine': vehicle.engine,
    'vehicle.body': vehicle.body,
    'vehicle.bodyColor': vehicle.bodyColor,
    'vehicle.yearOfProduction': vehicle.yearOfProduction,
    'vehicle.orderNo': vehicle.orderNo,
    'vehicle.grossCatalogPrice': grossCatalogPrice && formatMoney(grossCatalogPrice, language),
    'vehicle.grossSellPrice': grossSellPrice && formatMoney(grossSellPrice, language),
  };
}

async function ofOffer(reading: StaffReading, filling: Filling): Promise<Values> {
  if (!reading.actor.can('offer.get')) return {};
  const { customerFileId, offerId, language } = filling;
  const meant = await offerMeant(reading.db, customerFileId, offerId);
  if (offerId !== undefined && !meant) throw notFound();
  if (!meant) return {};
  const offer = ofItsType(meant);
  const money = (amount: string | null) => amount && formatMoney(amount, language);
  const day = (date: string | null) => date && formatDate(date, language);
  const types = language === 'pl' ? labelsPl.offerType : labelsEn.offerType;
  return {
    ...(await ofVehicle(reading, offer, language)),
    'bank.name':
      offer.bankRepresentativeId === null ? null : await findBankName(reading.db, offer.bankRepresentativeId),
    'offer.offerType': types[offer.offerType],
    'offer.vehicleValue': money(offer.vehicleValue),
    'offer.initialPayment': money(offer.initialPayment),
    'offer.numberOfInstallments': offer.numberOfInstallments,
    'offer.monthlyAmount': money(offer.monthlyAmount),
    'offer.buyoutPrice': money(offer.buyoutPrice),
    'offer.sumOfPayments': money(sumOfPayments(offer)),
    'offer.transactionCosts': money(offer.transactionCosts),
    'offer.dealSigningDate': day(offer.dealSigningDate),
    'offer.dealEndDate': day(offer.dealEndDate),
    'offer.registrationCity': offer.registrationCity,
  };
}

/**
 * What an opportunity fills templates with, as people read it, without what is hidden from the reader. The opportunity is
 * one they may read. @throws 404 for an offer of another opportunity
 */
export async function templateValues(
  reading: StaffReading,
  filling: Filling,
): Promise<ReadonlyMap<TemplateField, string>> {
  const [people, offer] = await Promise.all([ofPeople(reading, filling), ofOffer(reading, filling)]);
  const values: Values = { ...people, ...offer };
  const { excludedFields } = reading.actor;
  return new Map(
    templateFieldNames.flatMap((field) => {
      const hiddenWith = templateFieldHiddenWith(field);
      const value = values[field];
      const isHidden = hiddenWith !== null && excludedFields.has(hiddenWith);
      return isHidden || value === null || value === undefined || value === ''
        ? []
        : [[field, String(value)] as const];
    }),
  );
}

/** Returns the hideable fields that a form filled with these fields contains. */
export function fieldsShown(fields: Iterable<TemplateField>): ExcludableField[] {
  const hidden = [...fields].map(templateFieldHiddenWith).filter((field) => field !== null);
  return [...new Set(hidden)];
}
