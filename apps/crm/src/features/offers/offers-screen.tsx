import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useTranslation } from 'react-i18next';

import { amountFilter } from '#kit/lists/amount-filter.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useStatusOrder } from '#parts/opportunity/use-status-order.ts';
import { useBankOptions, useDealerOptions, useWorkerOptions } from '#parts/pickers/use-record-options.ts';

import { offerList } from './offer-list.tsx';
import { OfferSums } from './offer-sums.tsx';
import { offerParts, offersAddress } from './offers-address.ts';

function useOfferFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation(['offerList', 'labels']);
  const { isExcluded } = useAccess();
  const order = useStatusOrder();
  const { state } = useListState(offersAddress);
  const workers = useWorkerOptions(state.filters['workerId']);
  const banks = useBankOptions(state.filters['bankId']);
  const dealers = useDealerOptions(state.filters['dealerId']);
  return [
    ...offerParts.map((key) => ({ key, label: t(`filters.${key}`), kind: 'toggle' as const })),
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
    { key: 'isChosen', label: t('filters.chosen'), kind: 'toggle' },
    { key: 'workerId', label: t('filters.worker'), kind: 'multi', ...workers },
    { key: 'bankId', label: t('filters.bank'), kind: 'multi', ...banks },
    { key: 'dealerId', label: t('filters.dealer'), kind: 'multi', ...dealers },
    {
      key: 'status',
      excludedKey: 'statusNot',
      label: t('filters.status'),
      kind: 'multi',
      options: order.map((status) => ({ value: status, label: t(`labels:status.${status}`) })),
    },
    amountFilter('vehicleValue', t('filters.vehicleValue')),
    ...(isExcluded('offer.commisionAmount')
      ? []
      : [amountFilter('commisionAmount', t('filters.commission'))]),
    { key: 'period', label: t('filters.period'), kind: 'dateRange' },
    { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
  ];
}

/** Offers of all opportunities one may read, with what they add up to. */
export function OffersScreen() {
  return <ListScreen list={offerList} filters={useOfferFilters()} below={<OfferSums />} />;
}
