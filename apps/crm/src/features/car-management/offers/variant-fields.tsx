import {
  carAvailabilities,
  carConditions,
  shownVariantFields,
  type AvailabilitySwitch,
  type VariantField,
} from '@szansa/domain/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import type { Field } from '#kit/forms/field-kinds.ts';
import { FormField } from '#kit/forms/form-field.tsx';
import { translations } from '#kit/texts/i18n.ts';

import { EntryField } from '../templates/entry-field.tsx';
import { EquipmentField } from '../templates/equipment-field.tsx';
import { ImagesField } from './images-field.tsx';
import { foundDealers } from './offer.ts';
import type { VariantValues } from './offer-values.ts';
import { SpecificationField } from './specification-field.tsx';
import { VariantPrices } from './variant-prices.tsx';

type PlainField = Exclude<Field, { kind: 'own' }>;

/** The fields of a variant that are no entries of lists, in their order. */
const plainFields: readonly (readonly [VariantField, PlainField])[] = [
  [
    'availability',
    {
      kind: 'choice',
      options: carAvailabilities,
      optionLabel: (one) =>
        translations.t(`carOffers:availabilities.${one === 'production' ? one : 'readily'}`),
    },
  ],
  ['year', { kind: 'number', grouping: false }],
  [
    'carCondition',
    {
      kind: 'choice',
      options: carConditions,
      optionLabel: (one) => translations.t(`labels:carCondition.${one === 'used' ? one : 'new'}`),
    },
  ],
  ['mileage', { kind: 'number', suffix: 'km' }],
  ['firstRegistration', { kind: 'date' }],
  ['prodTime', { kind: 'text' }],
  ['realAvailabilityDate', { kind: 'date' }],
  ['availabilityCount', { kind: 'number' }],
  [
    'dealerId',
    {
      kind: 'picker',
      from: 'dealer',
      found: foundDealers,
      read: (id) => client.dealers.get({ params: { id } }),
    },
  ],
];

const ofUsed: readonly VariantField[] = ['mileage', 'firstRegistration'];

/** The fields of one variant: those that its availability shows. */
export function VariantFields({ index }: { index: number }) {
  const { t } = useTranslation('carOffers');
  const variant = useWatch<VariantValues, `variants.${number}`>({ name: `variants.${index}` });
  const availabilities = useQuery(
    queries.carLists.list.query({ params: { kind: 'availability' }, query: {} }),
  );
  const chosen = (availabilities.data ?? []).find(({ id }) => id === variant.carAvailabilityId);
  const switches: readonly AvailabilitySwitch[] = chosen?.switches ?? [];
  const shown = shownVariantFields(switches);
  const isShown = (name: VariantField) => shown.has(name);
  const isRequired = (name: VariantField) => variant.carCondition === 'used' || !ofUsed.includes(name);
  const at = (name: VariantField) => `variants.${index}.${name}`;
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2 lg:grid-cols-3">
        <EntryField
          name={at('carAvailabilityId')}
          label={t('variant.carAvailabilityId')}
          required
          kind="availability"
        />
        {isShown('carColorId') && (
          <EntryField
            name={at('carColorId')}
            label={t('variant.carColorId')}
            required
            kind="colour"
            parentField="brandId"
          />
        )}
        {plainFields.map(
          ([name, field]) =>
            isShown(name) && (
              <FormField
                key={name}
                name={at(name)}
                field={field}
                label={t(`variant.${name}`)}
                hint={undefined}
                required={isRequired(name)}
                record={variant}
              />
            ),
        )}
        <VariantPrices index={index} />
      </div>
      {isShown('availabilityCount') && (
        <FormField
          name={at('showAvailabilityInformation')}
          field={{ kind: 'checkbox' }}
          label={t('variant.showAvailabilityInformation')}
          hint={undefined}
          required={false}
          record={variant}
        />
      )}
      <ImagesField index={index} />
      <SpecificationField index={index} />
      {switches.includes('additional_equipment') && (
        <div className="space-y-2">
          <h4 className="font-semibold">{t('variant.equipment')}</h4>
          <EquipmentField
            name={`variants.${index}.equipment`}
            label={t('variant.equipment')}
            empty="equipment.noneOfItsOwn"
          />
        </div>
      )}
    </div>
  );
}
