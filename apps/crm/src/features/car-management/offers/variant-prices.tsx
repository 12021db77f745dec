import { followPrices, type VehiclePrices } from '@szansa/domain/vehicle';
import { MoneyField } from '@szansa/ui/money-field';
import { PercentField } from '@szansa/ui/percent-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { VariantValue, VariantValues } from './offer-values.ts';

/** The prices of a variant by what they are called among those of a vehicle, which the rule is written for. */
const asVehicles = {
  catalogPrice: 'grossCatalogPrice',
  discount: 'discount',
  catalogDiscountPrice: 'grossSellPrice',
} as const;

type Price = keyof typeof asVehicles;

const pricesOf = (variant: VariantValue): VehiclePrices => ({
  grossCatalogPrice: variant.catalogPrice,
  discount: variant.discount ?? null,
  grossSellPrice: variant.catalogDiscountPrice ?? null,
});

/** A price joined to the form: the others follow what is typed, unless they are hidden from the user. */
function usePrice(index: number, name: Price, isDiscountShown: boolean) {
  const { t } = useTranslation('carOffers');
  const path = `variants.${index}` as const;
  const form = useFormContext<VariantValues>();
  const { field, fieldState } = useController<VariantValues, `${typeof path}.${Price}`>({
    name: `${path}.${name}`,
  });
  return {
    ...field,
    value: field.value ?? null,
    label: t(`variant.${name}`),
    required: name === 'catalogPrice',
    error: fieldState.error?.message,
    onValueChange: (value: string | null) => {
      field.onValueChange(value);
      if (!isDiscountShown) return;
      const { discount, grossSellPrice } = followPrices(pricesOf(form.getValues(path)), asVehicles[name]);
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      if (discount !== undefined) form.setValue(`${path}.discount`, discount, options);
      if (grossSellPrice !== undefined)
        form.setValue(`${path}.catalogDiscountPrice`, grossSellPrice, options);
    },
  };
}

function CatalogPrice({ index, isDiscountShown }: { index: number; isDiscountShown: boolean }) {
  return <MoneyField {...usePrice(index, 'catalogPrice', isDiscountShown)} />;
}

function Discount({ index }: { index: number }) {
  return <PercentField {...usePrice(index, 'discount', true)} />;
}

function DiscountPrice({ index }: { index: number }) {
  return <MoneyField {...usePrice(index, 'catalogDiscountPrice', true)} />;
}

/** What a variant costs: of the price of the catalogue, the discount and what is paid, two find the third. */
export function VariantPrices({ index }: { index: number }) {
  const { isExcluded } = useAccess();
  const isDiscountShown = !isExcluded('vehicle.discount');
  return (
    <>
      <CatalogPrice index={index} isDiscountShown={isDiscountShown} />
      {isDiscountShown && <Discount index={index} />}
      {isDiscountShown && <DiscountPrice index={index} />}
    </>
  );
}
