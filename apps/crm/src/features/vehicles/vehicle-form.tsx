import { searchText } from '@szansa/domain/shared';
import { followPrices, vehicle, vehicleName, type VehiclePrices } from '@szansa/domain/vehicle';
import { MoneyField } from '@szansa/ui/money-field';
import { PercentField } from '@szansa/ui/percent-field';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { FormField } from '#kit/forms/form-field.tsx';
import { recordForm } from '#kit/forms/record-form.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import { SameRecords } from '#kit/records/same-records.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { vehicleRecord } from './vehicle.ts';

/** The order number of a vehicle; other vehicles with the same one are pointed out. */
function OrderNumber({ name, label, required, recordId }: OwnFieldProps) {
  const { t } = useTranslation('vehicles');
  const typed = useWatch<{ orderNo: string }, 'orderNo'>({ name: 'orderNo' });
  const orderNo = searchText.safeParse(typed).data ?? '';
  const query = { orderNo, perPage: 10 } as const;
  const { data } = useQuery({
    queryKey: queries.vehicles.list.key({ query }),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      return client.vehicles.list({ query }, { signal });
    },
    enabled: orderNo !== '',
  });
  const others = orderNo === '' ? [] : (data?.items ?? []).filter(({ id }) => id !== recordId);
  return (
    <div className="space-y-3">
      <FormField
        name={name}
        label={label}
        required={required}
        hint={undefined}
        field={{ kind: 'text' }}
        record={undefined}
      />
      <SameRecords
        title={t('sameOrderNo')}
        path={vehicleRecord.path}
        records={others.map((one) => ({ id: one.id, name: vehicleName(one) }))}
      />
    </div>
  );
}

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
