import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { lazyComponent } from '@szansa/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import type { SearchParams } from '#kit/address/search-params.ts';
import { queries } from '#kit/api/api.ts';
import { useFirstScreen } from '#kit/first-screen.ts';
import { amountFilter } from '#kit/lists/amount-filter.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useStatusOrder } from '#parts/opportunity/use-status-order.ts';
import { useWorkerOptions } from '#parts/pickers/use-record-options.ts';

// loaded once the user opens the filter
const CustomerSearch = lazyComponent(async () => (await import('./customer-search.tsx')).CustomerSearch);

/** What opportunities can be narrowed by; the board already is their statuses, and shows no archived ones. */
export function useOpportunityFilters(
  view: 'board' | 'list',
  customerId: string | undefined,
): readonly FilterDefinition[] {
  const { t } = useTranslation(['opportunities', 'labels']);
  const { has } = useAccess();
  const order = useStatusOrder();
  const workerName = useAddressPart('worker_name').value;
  const params: SearchParams = useSearch({ strict: false });
  const isFirst = !useFirstScreen();
  // options are needed once the user opens a filter; an active filter has to show its values
  const isNeeded = (key: string) => [key, `${key}Not`].some((one) => !isFirst || params[one] !== undefined);
  const workers = useWorkerOptions(['workerId', 'workerIdNot'].flatMap((key) => params[key] ?? []));
  const sources = useQuery({
    ...queries.leadSources.list.query(),
    enabled: has('lead_source.get') && isNeeded('leadSourceId'),
  });
  const labels = useQuery({
    ...queries.labels.list.query(),
    enabled: has('label.get') && isNeeded('labelId'),
  });
  const customer = useQuery({
    ...queries.customers.get.query({ params: { id: customerId ?? '' } }),
    enabled: view === 'list' && customerId !== undefined && has('customer.get'),
  });

  const common: FilterDefinition[] = [
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
    ...(has('opportunity.edit')
      ? [{ key: 'isUnassigned', label: t('filters.unassigned'), kind: 'toggle' as const }]
      : []),
    {
      key: 'workerId',
      excludedKey: 'workerIdNot',
      label: t('filters.worker'),
      kind: 'multi',
      ...workers,
    },
    // there while the address has a fragment of a name
    ...(workerName
      ? [
          {
            key: 'worker_name',
            label: t('filters.worker'),
            kind: 'choice' as const,
            options: [{ value: workerName, label: workerName }],
          },
        ]
      : []),
    {
      key: 'leadSourceId',
      excludedKey: 'leadSourceIdNot',
      label: t('filters.leadSource'),
      kind: 'multi',
      options: (sources.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'labelId',
      excludedKey: 'labelIdNot',
      label: t('filters.label'),
      kind: 'multi',
      options: (labels.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
    },
    amountFilter('vehicleValue', t('filters.vehicleValue')),
  ];
  if (view === 'board') return common;
  return [
    ...common,
    {
      key: 'status',
      excludedKey: 'statusNot',
      label: t('filters.status'),
      kind: 'multi',
      options: order.map((status) => ({ value: status, label: t(`labels:status.${status}`) })),
    },
    ...(has('customer.get') || customerId
      ? [
          {
            key: 'customerId',
            label: t('filters.customer'),
            kind: 'choice' as const,
            options: customerId ? [{ value: customerId, label: customer.data?.name ?? '…' }] : [],
            ...(has('customer.get') ? { Search: CustomerSearch } : {}),
          },
        ]
      : []),
    { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
  ];
}

/** The filters of the list alone; the customer's is there while the address names one. */
export function useListFilters(): readonly FilterDefinition[] {
  const customer = useAddressPart('customerId');
  return useOpportunityFilters('list', customer.value);
}
