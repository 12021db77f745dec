import type { Data, Endpoints } from '@szansa/api-client/client';
import { offeredCar, vehicleOfVariant } from '@szansa/domain/catalogue';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { client, queries } from '#kit/api/api.ts';
import { refusalOf } from '#kit/forms/refusal-of.ts';
import { useFound } from '#kit/lists/use-found.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import type { OfferValues } from './offer-values.ts';
import { describedVehicle } from './proposed-values.ts';
import { useValueOfPrice } from './use-commission.ts';

type Variant = Data<Endpoints['carOffers']['list']>['items'][number];

const readOffer = (variant: Variant) => client.carOffers.get({ params: { id: variant.carOfferId } });

/** A variant of the catalogue, found as people speak of it; its car and prices become the vehicle of the offer. */
export function CatalogueVehicle() {
  const { t } = useTranslation('offers');
  const { wholeMoney } = useFormats();
  const { isExcluded } = useAccess();
  const form = useFormContext<OfferValues>();
  const propose = useValueOfPrice();
  const { field, fieldState, formState } = useController<OfferValues, 'variant'>({ name: 'variant' });
  const { value: chosen, onValueChange, onBlur, ref } = field;
  const found = useFound<Variant>({
    key: queries.carOffers.list.key(),
    find: (query, signal) => client.carOffers.list({ query }, { signal }),
  });

  const applyVariant = useMutation({
    mutationFn: readOffer,
    onSuccess: (offer, { id, name }) => {
      const variant = offer.variants.find((one) => one.id === id);
      if (!variant) return;
      const described = vehicleOfVariant(offeredCar({ offer, variant }, !isExcluded('vehicle.discount')));
      const { vehicleInfo, vehicleValue, orderType } = described;
      form.setValue('vehicleInfo', describedVehicle(vehicleInfo), { shouldDirty: true });
      form.setValue('orderType', orderType, { shouldDirty: true });
      onValueChange({ id, name });
      form.clearErrors('variant');
      propose(vehicleValue);
    },
    onError: toastError,
  });

  function optionOf({ id, name, carColor, carAvailability, ...prices }: Variant): ComboboxOption {
    const price = prices.catalogDiscountPrice ?? prices.catalogPrice;
    const hint = [
      carColor?.name,
      carAvailability?.name,
      price && t('steps.variantPrice', { amount: wholeMoney(price) }),
    ]
      .filter(Boolean)
      .join(' · ');
    return { value: id, label: name, ...(hint ? { hint } : {}) };
  }

  return (
    <ComboboxField
      ref={ref}
      label={t('steps.variant')}
      hint={t('steps.variantHint')}
      value={chosen && { value: chosen.id, label: chosen.name }}
      onValueChange={(option) => {
        const variant = found.items.find(({ id }) => id === option?.value);
        if (variant) applyVariant.mutate(variant);
        else onValueChange(null);
      }}
      onBlur={onBlur}
      search={found.fetchOptions}
      options={found.items.map(optionOf)}
      loading={found.loading || applyVariant.isPending}
      placeholder={t('steps.variantSearch')}
      emptyLabel={t('steps.variantNotFound')}
      error={fieldState.error?.message ?? refusalOf(formState.errors, 'carVariantId')}
    />
  );
}
