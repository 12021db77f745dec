import { withoutLeftOut } from '../shared/index.ts';
import type { RentOfferInput, RentOfferPatch } from './rent-offer.ts';

/** The fields of a rent offer with nothing left out. */
export type RentOfferFields = {
  readonly [Field in keyof RentOfferPatch]-?: Exclude<RentOfferPatch[Field], undefined>;
};

/** The fields of a rent offer alone, of a record that has more. */
export function rentOfferFields(one: RentOfferFields): RentOfferFields {
  return {
    clientTitle: one.clientTitle,
    carBrandAndModel: one.carBrandAndModel,
    carVersionAndEngine: one.carVersionAndEngine,
    carVariant: one.carVariant,
    carState: one.carState,
    offerType: one.offerType,
    contractMonthsPeriod: one.contractMonthsPeriod,
    monthlyFeeNet: one.monthlyFeeNet,
    initialPaymentNet: one.initialPaymentNet,
    buyoutPriceNet: one.buyoutPriceNet,
    sellValue: one.sellValue,
    totalKmLimit: one.totalKmLimit,
    displayMileage: one.displayMileage,
    vehicleInsurance: one.vehicleInsurance,
    maintenance: one.maintenance,
    replacementCar: one.replacementCar,
    assistance: one.assistance,
    damageControl: one.damageControl,
    additionalInformation: one.additionalInformation,
  };
}

/** What a rent offer becomes when a change goes on top of it. */
export function changedRentOffer(before: RentOfferFields, changes: RentOfferPatch): RentOfferFields {
  return { ...rentOfferFields(before), ...withoutLeftOut(changes) };
}

/** Returns a new rental offer: missing fields are empty, the limit is shown and no service is included. */
export function newRentOffer({ customerFileId: _, ...input }: RentOfferInput): RentOfferFields {
  const { clientTitle, carBrandAndModel, carState, offerType, contractMonthsPeriod, monthlyFeeNet } = input;
  const required = {
    clientTitle,
    carBrandAndModel,
    carState,
    offerType,
    contractMonthsPeriod,
    monthlyFeeNet,
  };
  const nothing: RentOfferFields = {
    ...required,
    carVersionAndEngine: null,
    carVariant: null,
    initialPaymentNet: null,
    buyoutPriceNet: null,
    sellValue: null,
    totalKmLimit: null,
    displayMileage: true,
    vehicleInsurance: false,
    maintenance: false,
    replacementCar: false,
    assistance: false,
    damageControl: false,
    additionalInformation: null,
  };
  return changedRentOffer(nothing, input);
}
