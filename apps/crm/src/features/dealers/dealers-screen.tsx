import { dealer, dealerTypes, type DealerType } from '@szansa/domain/dealer';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { useTranslation } from 'react-i18next';

import { ListScreen } from '#kit/lists/list-screen.tsx';
import { recordList } from '#kit/lists/record-list.tsx';
import { named } from '#kit/texts/record-words.ts';

import { dealerParts, dealerRecord, dealersAddress } from './dealer.ts';

const looks: Record<DealerType, Pick<StatusChipProps, 'tone' | 'shape'>> = {
  supplier: { tone: 'teal', shape: 'circle' },
  intermediary: { tone: 'violet', shape: 'half' },
};

/** The kind of a dealer; nothing where it is missing. */
function DealerTypeChip({ type }: { type: DealerType | null }) {
  if (!type) return null;
  return <StatusChip {...looks[type]}>{named(dealerTypes[type])}</StatusChip>;
}

const dealerList = recordList(dealer, {
  address: dealersAddress,
  texts: 'dealers',
  drawing: 'places',
  place: dealerRecord,
  form: async () => (await import('./dealer-screen.tsx')).dealerForm,
  nameOf: ({ name }) => name,
  columns: {
    name: { width: 210 },
    alias: { width: 130 },
    taxIdNumber: { width: 148 },
    dealerType: { cell: (row) => <DealerTypeChip type={row.dealerType} />, width: 140, priority: 1 },
    mainOfficeAddress: { width: 290, priority: 2 },
    representatives: { cell: (row) => row.representativeCount, align: 'end', width: 140 },
    offers: { cell: (row) => row.offerCount, align: 'end', width: 88 },
  },
});

/** Dealers of all kinds, or of some; a new one is written down beside the list. */
export function DealersScreen() {
  const { t } = useTranslation('dealers');
  const filters = dealerParts.map((key) => ({ key, label: t(`filters.${key}`), kind: 'toggle' as const }));
  return <ListScreen list={dealerList} filters={filters} />;
}
