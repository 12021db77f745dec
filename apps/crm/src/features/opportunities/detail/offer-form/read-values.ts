import { intrestRateTypes, offerTypes } from '@szansa/domain/offer';
import type { ReadingField } from '@szansa/domain/reading';

import type { AcceptedValues } from '../reading/handing-over.ts';
import type { OfferStep } from './offer-steps.ts';
import type { OfferValues, VehicleValues } from './offer-values.ts';

type Read = AcceptedValues['values'];

function vehicleOf(read: Read, before: VehicleValues): VehicleValues {
  const text = (field: ReadingField, present: string) => read.get(field) ?? present;
  const year = read.get('vehicle.yearOfProduction');
  return {
    manufacturer: text('vehicle.manufacturer', before.manufacturer),
    model: text('vehicle.model', before.model),
    version: text('vehicle.version', before.version),
    engine: text('vehicle.engine', before.engine),
    shifter: text('vehicle.shifter', before.shifter),
    body: text('vehicle.body', before.body),
    bodyColor: text('vehicle.bodyColor', before.bodyColor),
    orderNo: text('vehicle.orderNo', before.orderNo),
    yearOfProduction: year === undefined ? before.yearOfProduction : Number(year),
    grossCatalogPrice: read.get('vehicle.grossCatalogPrice') ?? before.grossCatalogPrice,
    discount: read.get('vehicle.discount') ?? before.discount,
    grossSellPrice: read.get('vehicle.grossSellPrice') ?? before.grossSellPrice,
  };
}

const hasVehicle = (read: Read) => [...read.keys()].some((field) => field.startsWith('vehicle.'));

function sourceOf(read: Read, { vehicle }: Pick<OfferValues, 'vehicle'>): OfferValues['vehicleSource'] {
  if (hasVehicle(read)) return 'new';
  return vehicle ? 'existing' : 'none';
}

/** Returns the next step for these values: the conditions, or the vehicle where it is only partly known. */
export function stepAfterReading({ values: read }: AcceptedValues): OfferStep {
  const isNamed = read.has('vehicle.manufacturer') && read.has('vehicle.model');
  return hasVehicle(read) && !isNamed ? 'create-vehicle' : 'conditions';
}

/** The form of an offer with what was accepted of a quote; the rest stays. */
export function withRead(before: OfferValues, { values: read, contacts, note }: AcceptedValues): OfferValues {
  const count = read.get('offer.numberOfInstallments');
  return {
    ...before,
    vehicleSource: sourceOf(read, before),
    vehicleInfo: vehicleOf(read, before.vehicleInfo),
    offerType: offerTypes.find((type) => type === read.get('offer.offerType')) ?? before.offerType,
    intrestRateType:
      intrestRateTypes.find((type) => type === read.get('offer.intrestRateType')) ?? before.intrestRateType,
    vehicleValue: read.get('offer.vehicleValue') ?? before.vehicleValue,
    initialPayment: read.get('offer.initialPayment') ?? before.initialPayment,
    numberOfInstallments: count === undefined ? before.numberOfInstallments : Number(count),
    monthlyAmount: read.get('offer.monthlyAmount') ?? before.monthlyAmount,
    buyoutPrice: read.get('offer.buyoutPrice') ?? before.buyoutPrice,
    transactionCosts: read.get('offer.transactionCosts') ?? before.transactionCosts,
    bookingDate: read.get('offer.bookingDate') ?? before.bookingDate,
    dealSigningDate: read.get('offer.dealSigningDate') ?? before.dealSigningDate,
    dealEndDate: read.get('offer.dealEndDate') ?? before.dealEndDate,
    isDeposit: read.has('offer.deposit') || before.isDeposit,
    bankRepresentative: contacts.bank ?? before.bankRepresentative,
    dealerRepresentative: contacts.dealer ?? before.dealerRepresentative,
    note: [before.note, note].filter(Boolean).join('\n'),
  };
}
