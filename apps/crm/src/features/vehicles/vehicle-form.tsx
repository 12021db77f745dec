import { followPrices, vehicle, type VehiclePrices } from '@szansa/domain/vehicle';
import { MoneyField } from '@szansa/ui/money-field';
import { PercentField } from '@szansa/ui/percent-field';
import { useFormContext } from 'react-hook-form';

import { client } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { recordForm } from '#kit/forms/record-form.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { OrderNumber } from './order-number.tsx';
import { vehicleRecord } from './vehicle.ts';

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

function CatalogPrice(props: OwnFieldProps) {
  return <MoneyField {...usePrice('grossCatalogPrice', props)} />;
}

function Discount(props: OwnFieldProps) {
  return <PercentField {...usePrice('discount', props)} />;
}

function SellPrice(props: OwnFieldProps) {
  return <MoneyField {...usePrice('grossSellPrice', props)} />;
}

function Percentage({ value }: { value: string }) {
  return useFormats().percent(value);
}

export const vehicleForm = recordForm(vehicle, {
  record: vehicleRecord,
  calls: client.vehicles,
  fields: {
    version: { wide: true },
    orderNo: { Field: OrderNumber },
    yearOfProduction: { grouping: false },
    grossCatalogPrice: { Field: CatalogPrice },
    discount: {
      kind: 'own',
      Field: Discount,
      initial: null,
      describe: (value: unknown) => (typeof value === 'string' ? <Percentage value={value} /> : null),
    },
    grossSellPrice: { Field: SellPrice },
  },
  sections: [
    {
      title: 'sections.vehicle',
      columns: 2,
      fields: ['manufacturer', 'model', 'version', 'engine', 'shifter', 'body', 'bodyColor'],
    },
    { title: 'sections.production', columns: 2, fields: ['orderNo', 'yearOfProduction'] },
    {
      title: 'sections.prices',
      columns: 2,
      fields: ['grossCatalogPrice', 'discount', 'grossSellPrice'],
    },
  ],
});

/** Writes down a vehicle and opens it. */
export function CreateVehicle({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={vehicleForm} onClose={onClose} />;
}
