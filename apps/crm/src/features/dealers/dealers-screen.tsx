import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';

import { DealerTypeChip } from './dealer-types.tsx';
import { dealerRecord } from './dealer.ts';
import { dealerParts, dealersAddress } from './dealers-address.ts';

const dealerList = listDefinition({
  address: dealersAddress,
  texts: 'dealers',
  drawing: 'places',
  columns: [
    { id: 'name', width: 210, shown: 'always', pin: 'start' },
    { id: 'alias', width: 130 },
    { id: 'taxIdNumber', kind: 'taxId', width: 148 },
    { id: 'dealerType', cell: (row) => <DealerTypeChip type={row.dealerType} />, width: 140, priority: 1 },
    { id: 'mainOfficeAddress', width: 290, priority: 2 },
    { id: 'representatives', cell: (row) => row.representativeCount, align: 'end', width: 140 },
    { id: 'offers', cell: (row) => row.offerCount, align: 'end', width: 88 },
    { id: 'createdAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: (row) => row.name,
  rowLink: (row) => <Link to={dealerRecord.path} params={{ id: row.id }} />,
  create: {
    right: 'dealer.create',
    form: 'dealer',
    icon: <Plus aria-hidden />,
    Form: lazyComponent(async () => (await import('./dealer-form.tsx')).CreateDealer),
  },
});

/** Dealers of all kinds, or of some; a new one is written down beside the list. */
export function DealersScreen() {
  const { t } = useTranslation('dealers');
  const filters = dealerParts.map((key) => ({ key, label: t(`filters.${key}`), kind: 'toggle' as const }));
  return <ListScreen list={dealerList} filters={filters} />;
}
