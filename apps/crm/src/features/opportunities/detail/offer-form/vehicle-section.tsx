import { followedValue, pricePaid, proposedValue } from '@szansa/domain/offer';
import { followPrices, vehicleName, type VehiclePrices } from '@szansa/domain/vehicle';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { FormSection } from '@szansa/ui/form-section';
import { RadioCards } from '@szansa/ui/radio-cards';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { client, queries } from '#kit/api/api.ts';
import { refusalOf } from '#kit/forms/refusal-of.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import type { Vehicle } from '#parts/opportunity/records.ts';
import { useFound } from '#kit/lists/use-found.ts';

import { NeededBadge } from './needed.tsx';
import { AmountField, CountField, LineField, ShareField } from './offer-fields.tsx';
import { fieldId, vehicleValuesOf, type OfferValues } from './offer-values.ts';
import { useValueOfPrice } from './use-commission.ts';

/** The vehicle: one known already, or a new one described here. */
export function VehicleSection() {
  const { t } = useTranslation('offers');
  const form = useFormContext<OfferValues>();
  const source = useWatch<OfferValues, 'vehicleSource'>({ name: 'vehicleSource' });

  function choose(next: string): void {
    if (next !== 'existing' && next !== 'new') return;
    form.setValue('vehicleSource', next, { shouldDirty: true });
    const { vehicle, vehicleInfo } = form.getValues();
    // a new one is mostly the chosen one with a small difference
    if (next === 'new' && vehicle && vehicleInfo.manufacturer === '') {
      form.setValue('vehicleInfo', vehicleValuesOf(vehicle), { shouldDirty: true });
    }
  }

  return (
    <FormSection
      title={t('form.sections.vehicle')}
      headingLevel={3}
      actions={<NeededBadge fields={['vehicle']} />}
    >
      <RadioCards
        label={t('vehicle.source')}
        hideLabel
        value={source}
        onValueChange={choose}
        items={[
          { value: 'existing', label: t('vehicle.existing') },
          { value: 'new', label: t('vehicle.new') },
        ]}
      />
      {source === 'existing' ? <KnownVehicle /> : <NewVehicle />}
    </FormSection>
  );
}

/** A vehicle of the directory, found by any fragment. */
export function KnownVehicle() {
  const { t } = useTranslation(['offers', 'labels']);
  const form = useFormContext<OfferValues>();
  const propose = useValueOfPrice();
  const formats = useFormats();
  const found = useFound<Vehicle>({
    key: queries.vehicles.list.key(),
    find: (query, signal) => client.vehicles.list({ query }, { signal }),
  });

  function optionOf(vehicle: Vehicle): ComboboxOption {
    const price = vehicle.grossCatalogPrice;
    const hint = [
      vehicle.bodyColor,
      vehicle.yearOfProduction,
      price && t('vehicle.catalogue', { amount: formats.money(price) }),
    ]
      .filter(Boolean)
      .join(' · ');
    return { value: vehicle.id, label: vehicleName(vehicle), ...(hint ? { hint } : {}) };
  }

  return (
    <Controller<OfferValues, 'vehicle'>
      name="vehicle"
      render={({ field, fieldState, formState }) => (
        <ComboboxField
          id={fieldId('vehicle')}
          ref={field.ref}
          label={t('labels:closingField.vehicle')}
          value={field.value && optionOf(field.value)}
          onValueChange={(option) => {
            const chosen = found.items.find((vehicle) => vehicle.id === option?.value) ?? null;
            field.onValueChange(chosen);
            propose(chosen && proposedValue(chosen, form.getValues('vehicleValue')));
          }}
          onBlur={field.onBlur}
          search={found.fetchOptions}
          options={found.items.map(optionOf)}
          loading={found.loading}
          placeholder={t('vehicle.search')}
          emptyLabel={t('vehicle.notFound')}
          error={fieldState.error?.message ?? refusalOf(formState.errors, 'vehicleId')}
        />
      )}
    />
  );
}

/** A vehicle described here; prices follow each other, and the value of the offer the price paid. */
export function NewVehicle() {
  const form = useFormContext<OfferValues>();
  const { isExcluded } = useAccess();
  const showsDiscount = !isExcluded('vehicle.discount');
  const propose = useValueOfPrice();
  const price = useRef(pricePaid(form.getValues('vehicleInfo')));

  function follow(typed: keyof VehiclePrices): void {
    if (!showsDiscount) return;
    followTyped(typed);
    const paid = { before: price.current, after: pricePaid(form.getValues('vehicleInfo')) };
    price.current = paid.after;
    propose(followedValue(paid, form.getValues('vehicleValue')));
  }

  function followTyped(typed: keyof VehiclePrices): void {
    const followed = followPrices(form.getValues('vehicleInfo'), typed);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if ('discount' in followed) form.setValue('vehicleInfo.discount', followed.discount ?? null, options);
    if ('grossSellPrice' in followed) {
      form.setValue('vehicleInfo.grossSellPrice', followed.grossSellPrice ?? null, options);
    }
  }

  return (
    <div id={fieldId('vehicle')} className="grid grid-cols-1 gap-x-4 gap-y-3.5 @xl:grid-cols-2">
      <LineField name="vehicleInfo.manufacturer" required />
      <LineField name="vehicleInfo.model" required />
      <LineField name="vehicleInfo.version" />
      <LineField name="vehicleInfo.engine" />
      <LineField name="vehicleInfo.shifter" />
      <LineField name="vehicleInfo.body" />
      <LineField name="vehicleInfo.bodyColor" />
      <LineField name="vehicleInfo.orderNo" />
      <CountField name="vehicleInfo.yearOfProduction" />
      <AmountField name="vehicleInfo.grossCatalogPrice" onTyped={() => follow('grossCatalogPrice')} />
      {showsDiscount && (
        <>
          <ShareField name="vehicleInfo.discount" onTyped={() => follow('discount')} />
          <AmountField name="vehicleInfo.grossSellPrice" onTyped={() => follow('grossSellPrice')} />
        </>
      )}
    </div>
  );
}
