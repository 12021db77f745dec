import { vehicle, vehicleName } from '@szansa/domain/vehicle';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { recordList } from '#kit/lists/record-list.tsx';

import { vehicleRecord, vehiclesAddress } from './vehicle.ts';

const vehicleList = recordList(vehicle, {
  address: vehiclesAddress,
  texts: 'vehicles',
  drawing: 'car',
  place: vehicleRecord,
  form: async () => (await import('./vehicle-form.tsx')).vehicleForm,
  nameOf: vehicleName,
  columns: {
    manufacturer: { cell: ({ manufacturer, model }) => `${manufacturer} ${model}`, width: 190 },
    version: { width: 230, priority: 1 },
    orderNo: { width: 172 },
    bodyColor: { width: 120 },
    yearOfProduction: { width: 150, priority: 2 },
    grossCatalogPrice: { width: 212, shown: 'optional' },
    discount: { width: 90, shown: 'optional' },
    grossSellPrice: { width: 196, priority: 3 },
    offers: { cell: (row) => row.offerCount, align: 'end', width: 90 },
  },
});

function useVehicleFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('vehicles');
  const { data = [] } = useQuery(queries.vehicles.manufacturers.query());
  return [
    {
      key: 'manufacturer',
      label: t('fields.manufacturer'),
      kind: 'multi',
      options: data.map((name) => ({ value: name, label: name })),
    },
  ];
}

/** Vehicles that offers show or may show; a new one is written down beside the list. */
export function VehiclesScreen() {
  return <ListScreen list={vehicleList} filters={useVehicleFilters()} />;
}
