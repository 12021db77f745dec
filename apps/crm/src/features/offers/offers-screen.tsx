import { personName } from '@szansa/domain/shared';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useFirstScreen } from '#kit/first-screen.ts';
import { amountFilter } from '#kit/lists/amount-filter.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useStatusOrder } from '#parts/opportunity/use-status-order.ts';

import { offerList } from './offer-list.tsx';
import { OfferSums } from './offer-sums.tsx';
import { offerParts, offersAddress } from './offers-address.ts';

function useOfferFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation(['offerList', 'labels']);
  const { has, isExcluded } = useAccess();
  const order = useStatusOrder();
  const { state } = useListState(offersAddress);
  const isFirst = !useFirstScreen();
  // what can be chosen is needed once somebody chooses; a filter that is on has to say what it is
  const isNeeded = (key: string) => !isFirst || state.filters[key] !== undefined;
  const all = { perPage: 100 } as const;
  const workers = useQuery({ ...queries.workers.list.query(), enabled: isNeeded('workerId') });
  const banks = useQuery({
    ...queries.banks.list.query({ query: { ...all, withInactive: true } }),
    enabled: has('bank.get') && isNeeded('bankId'),
  });
  const dealers = useQuery({
    ...queries.dealers.list.query({ query: all }),
    enabled: has('dealer.get') && isNeeded('dealerId'),
  });
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return [
    ...offerParts.map((key) => ({ key, label: t(`filters.${key}`), kind: 'toggle' as const })),
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
    { key: 'isChosen', label: t('filters.chosen'), kind: 'toggle' },
    {
      key: 'workerId',
      label: t('filters.worker'),
      kind: 'multi',
      options: (workers.data ?? []).map(({ id, firstName, lastName }) => ({
        value: id,
        label: personName({ firstName, lastName }),
      })),
    },
    { key: 'bankId', label: t('filters.bank'), kind: 'multi', options: (banks.data?.items ?? []).map(named) },
    {
      key: 'dealerId',
      label: t('filters.dealer'),
      kind: 'multi',
      options: (dealers.data?.items ?? []).map(named),
    },
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
