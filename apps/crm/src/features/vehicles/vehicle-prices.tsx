import { followPrices, type VehiclePrices } from '@szansa/domain/vehicle';
import { MoneyField } from '@szansa/ui/money-field';
import { PercentField } from '@szansa/ui/percent-field';
import { useFormContext } from 'react-hook-form';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

/** A price joined to the form: the others follow what is typed, unless they are hidden from the user. */
function usePrice(name: keyof VehiclePrices, { label, required, isShown }: OwnFieldProps) {
  const form = useFormContext<VehiclePrices>();
  const { field, fieldState } = useController<VehiclePrices, typeof name>({ name });
  return {
    ...field,
    label,
    required,
    error: fieldState.error?.message,
    onValueChange: (value: string | null) => {
      field.onValueChange(value);
      if (!isShown('discount')) return;
      const { discount, grossSellPrice } = followPrices(form.getValues(), name);
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      if (discount !== undefined) form.setValue('discount', discount, options);
      if (grossSellPrice !== undefined) form.setValue('grossSellPrice', grossSellPrice, options);
    },
  };
}

export function CatalogPrice(props: OwnFieldProps) {
  return <MoneyField {...usePrice('grossCatalogPrice', props)} />;
}

export function Discount(props: OwnFieldProps) {
  return <PercentField {...usePrice('discount', props)} />;
}

export function SellPrice(props: OwnFieldProps) {
  return <MoneyField {...usePrice('grossSellPrice', props)} />;
}
