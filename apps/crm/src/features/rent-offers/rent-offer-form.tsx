import { carStateLabel, labelsEn, labelsPl } from '@szansa/domain/language';
import {
  carStates,
  longestInformation,
  rentOfferInput,
  rentOfferPatch,
  rentTypes,
} from '@szansa/domain/rent-offer';

import { client } from '#kit/api/api.ts';
import { formFields } from '#kit/forms/fields-definition.ts';
import { formDefinition } from '#kit/forms/form-definition.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { OfOpportunity, Switched } from './rent-offer-fields.tsx';
import { RentOfferPreview } from './rent-offer-preview.tsx';
import { rentOfferRecord } from './rent-offer.ts';

const labels = () => (currentLanguage() === 'pl' ? labelsPl : labelsEn);

const fields = {
  clientTitle: { kind: 'text', wide: true },
  carBrandAndModel: { kind: 'text' },
  carVersionAndEngine: { kind: 'text' },
  carVariant: { kind: 'text' },
  carState: {
    kind: 'choice',
    options: carStates,
    optionLabel: (state: (typeof carStates)[number]) => carStateLabel(state, currentLanguage()),
    initial: 'new',
  },
  offerType: {
    kind: 'choice',
    options: rentTypes,
    optionLabel: (type: (typeof rentTypes)[number]) => labels().offerType[type],
    initial: 'rent_long_term',
  },
  contractMonthsPeriod: { kind: 'number' },
  monthlyFeeNet: { kind: 'money' },
  initialPaymentNet: { kind: 'money' },
  buyoutPriceNet: { kind: 'money' },
  sellValue: { kind: 'money' },
  totalKmLimit: { kind: 'number', suffix: 'km' },
  displayMileage: { kind: 'own', Field: Switched, initial: true },
  vehicleInsurance: { kind: 'checkbox', Field: Switched },
  maintenance: { kind: 'checkbox', Field: Switched },
  replacementCar: { kind: 'checkbox', Field: Switched },
  assistance: { kind: 'checkbox', Field: Switched },
  damageControl: { kind: 'checkbox', Field: Switched },
  additionalInformation: { kind: 'longText', maxLength: longestInformation },
} as const;

const terms = [
  'offerType',
  'contractMonthsPeriod',
  'monthlyFeeNet',
  'initialPaymentNet',
  'buyoutPriceNet',
  'sellValue',
  'totalKmLimit',
  'displayMileage',
] as const;
const services = [
  'vehicleInsurance',
  'maintenance',
  'replacementCar',
  'assistance',
  'damageControl',
] as const;
const car = ['clientTitle', 'carBrandAndModel', 'carVersionAndEngine', 'carVariant', 'carState'] as const;

const belowCar = [
  { title: 'sections.terms', columns: 2, fields: terms },
  { title: 'sections.services', columns: 2, fields: services },
  { title: 'sections.more', fields: ['additionalInformation'] },
] as const;

export const rentOfferForm = formDefinition({
  record: rentOfferRecord,
  schema: rentOfferInput,
  patch: rentOfferPatch,
  calls: client.rentOfferPdfs,
  fields,
  sections: [{ title: 'sections.car', columns: 2, fields: car }, ...belowCar],
  Preview: RentOfferPreview,
});

/** The fields of a new one: the opportunity as well, which cannot be changed afterwards. */
export const newRentOfferFields = formFields({
  texts: 'rentOffers',
  schema: rentOfferInput,
  fields: { customerFileId: { kind: 'own', Field: OfOpportunity, initial: null, wide: true }, ...fields },
  sections: [{ title: 'sections.car', columns: 2, fields: ['customerFileId', ...car] }, ...belowCar],
});
