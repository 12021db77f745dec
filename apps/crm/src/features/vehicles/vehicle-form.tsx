import { vehicleInput, vehiclePatch } from '@szansa/domain/vehicle';

import { client } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { formDefinition } from '#kit/forms/form-definition.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { OrderNumber } from './order-number.tsx';
import { CatalogPrice, Discount, SellPrice } from './vehicle-prices.tsx';
import { vehicleRecord } from './vehicle.ts';

function Percentage({ value }: { value: string }) {
  return useFormats().percent(value);
}

export const vehicleForm = formDefinition({
  record: vehicleRecord,
  schema: vehicleInput,
  patch: vehiclePatch,
  calls: client.vehicles,
  fields: {
    manufacturer: { kind: 'text' },
    model: { kind: 'text' },
    version: { kind: 'text', wide: true },
    engine: { kind: 'text' },
    shifter: { kind: 'text' },
    body: { kind: 'text' },
    bodyColor: { kind: 'text' },
    orderNo: { kind: 'text', Field: OrderNumber },
    yearOfProduction: { kind: 'number', grouping: false },
    grossCatalogPrice: { kind: 'money', Field: CatalogPrice },
    discount: {
      kind: 'own',
      Field: Discount,
      initial: null,
      describe: (value: unknown) => (typeof value === 'string' ? <Percentage value={value} /> : null),
    },
    grossSellPrice: { kind: 'money', Field: SellPrice },
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
