import { carStateLabel, labelsEn, labelsPl, rentOfferSheet } from '@szansa/domain/language';
import {
  carStates,
  longestInformation,
  rentOfferInput,
  rentOfferPatch,
  rentTypes,
  newRentOffer,
} from '@szansa/domain/rent-offer';
import { SwitchField } from '@szansa/ui/switch';
import { useTranslation } from 'react-i18next';
import { Callout } from '@szansa/ui/callout';
import { useFormContext, useWatch } from 'react-hook-form';

import { client } from '#kit/api/api.ts';
import { formFields, type FormValues } from '#kit/forms/fields-definition.ts';
import { formDefinition } from '#kit/forms/form-definition.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { OpportunityField } from '#parts/opportunity/opportunity-field.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { rentOfferRecord } from './rent-offer.ts';
import { RentOfferView } from './rent-offer-view.tsx';

/** The rental offer as it is typed, once it has a term and a fee. */
function RentOfferPreview() {
  const { t } = useTranslation('rentOffers');
  const { language } = useFormats();
  const { getValues } = useFormContext<FormValues>();
  // any field of it may change
  useWatch<FormValues>();
  const values = getValues();
  const typed = rentOfferInput.safeParse({
    ...values,
    // what it is called is of no use to the numbers
    clientTitle: values['clientTitle'] || '–',
    carBrandAndModel: values['carBrandAndModel'] || t('preview.noName'),
  }).data;
  if (!typed) return <Callout>{t('preview.hint')}</Callout>;
  return <RentOfferView sheet={rentOfferSheet(newRentOffer(typed), language)} />;
}

/** A yes or no as a switch. */
function Switched({ name, label }: OwnFieldProps) {
  const { field, fieldState } = useController<Record<string, boolean>>({ name });
  const { value, onValueChange, ...handlers } = field;
  return (
    <SwitchField
      {...handlers}
      checked={value}
      onCheckedChange={onValueChange}
      label={label}
      error={fieldState.error?.message}
    />
  );
}

/** The opportunity a new rent offer belongs to, if any. */
function OfOpportunity({ name, label }: OwnFieldProps) {
  const { t } = useTranslation('rentOffers');
  const { field, fieldState } = useController<Record<string, string | null>>({ name });
  const { value, ...handlers } = field;
  return (
    <OpportunityField
      {...handlers}
      value={value}
      label={label}
      placeholder={t('form.opportunityPlaceholder')}
      emptyLabel={t('form.opportunityEmpty')}
      error={fieldState.error?.message}
    />
  );
}

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
