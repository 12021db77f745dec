import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { lazyComponent } from '@szansa/ui/lazy';
import { vehicleName } from '@szansa/domain/vehicle';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';

import { vehicleRecord } from './vehicle.ts';
import { vehiclesAddress } from './vehicles-address.ts';

const vehicleList = listDefinition({
  address: vehiclesAddress,
  texts: 'vehicles',
  drawing: 'car',
  columns: [
    {
      id: 'manufacturer',
      cell: ({ manufacturer, model }) => `${manufacturer} ${model}`,
      width: 190,
      shown: 'always',
      pin: 'start',
    },
    { id: 'version', width: 230, priority: 1 },
    { id: 'orderNo', width: 172 },
    { id: 'bodyColor', width: 120 },
    { id: 'yearOfProduction', cell: (row) => row.yearOfProduction, align: 'end', width: 150, priority: 2 },
    { id: 'grossCatalogPrice', kind: 'money', align: 'end', width: 212, shown: 'optional' },
    {
      id: 'discount',
      cell: (row, { percent }) => row.discount && percent(row.discount),
      align: 'end',
      width: 90,
      shown: 'optional',
    },
    { id: 'grossSellPrice', kind: 'money', align: 'end', width: 196, priority: 3 },
    { id: 'offers', cell: (row) => row.offerCount, align: 'end', width: 90 },
    { id: 'createdAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: vehicleName,
  rowLink: (row) => <Link to={vehicleRecord.path} params={{ id: row.id }} />,
  create: {
    right: 'vehicle.create',
    form: 'vehicle',
    icon: <Plus aria-hidden />,
    Form: lazyComponent(async () => (await import('./vehicle-form.tsx')).CreateVehicle),
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
