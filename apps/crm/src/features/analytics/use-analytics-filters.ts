import { dealStates, monthPeriods, periodDays } from '@szansa/domain/analytics';
import { offerTypes } from '@szansa/domain/offer';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useFirstScreen } from '#kit/first-screen.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useStatusOrder } from '#parts/opportunity/use-status-order.ts';
import { useBankOptions, useDealerOptions, useWorkerOptions } from '#parts/pickers/use-record-options.ts';

import { analyticsAddress } from './analytics-address.ts';

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** People, banks, dealers, sources and reasons that can be chosen among. */
function useChoices() {
  const { has } = useAccess();
  const { state } = useListState(analyticsAddress);
  const isFirst = !useFirstScreen();
  // options are needed once the user opens a filter; an active filter has to show its values
  const isNeeded = (key: string) => !isFirst || state.filters[key] !== undefined;
  const workers = useWorkerOptions(state.filters['workerId']);
  const banks = useBankOptions(state.filters['bankId']);
  const offeredBanks = useBankOptions(state.filters['offeredBankId']);
  const dealers = useDealerOptions(state.filters['dealerId']);
  const sources = useQuery({
    ...queries.leadSources.list.query(),
    enabled: has('lead_source.get') && isNeeded('leadSourceId'),
  });
  const reasons = useQuery({ ...queries.archiveReasons.list.query(), enabled: isNeeded('archiveReasonId') });
  return {
    workers,
    banks,
    offeredBanks,
    dealers,
    sources: (sources.data ?? []).map(named),
    reasons: (reasons.data ?? []).map(named),
  };
}

/** What analytics are narrowed by. Some filters only numbers of pictures set; they are there once they are on. */
export function useAnalyticsFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation(['analytics', 'labels']);
  const { has } = useAccess();
  const order = useStatusOrder();
  const { state } = useListState(analyticsAddress);
  const choices = useChoices();
  const toggle = (key: string, label: string): FilterDefinition => ({ key, label, kind: 'toggle' });
  const whenOn = (filter: FilterDefinition) => (state.filters[filter.key] ? [filter] : []);
  return [
    {
      key: 'months',
      label: t('filters.months'),
      kind: 'choice',
      options: monthPeriods.map((value) => ({ value, label: t(`months.${value}`) })),
    },
    {
      key: 'monthsBy',
      label: t('filters.monthsBy'),
      kind: 'choice',
      options: periodDays.map((value) => ({ value, label: t(`monthsBy.${value}`) })),
    },
    {
      key: 'state',
      label: t('filters.state'),
      kind: 'multi',
      options: dealStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: 'status',
      label: t('filters.status'),
      kind: 'multi',
      options: order.map((status) => ({ value: status, label: t(`labels:status.${status}`) })),
    },
    ...(has('report.get')
      ? [
          { key: 'workerId', label: t('filters.worker'), kind: 'multi', ...choices.workers } as const,
          toggle('is_self', t('filters.mine')),
        ]
      : whenOn(toggle('is_self', t('filters.mine')))),
    { key: 'leadSourceId', label: t('filters.leadSource'), kind: 'multi', options: choices.sources },
    { key: 'archiveReasonId', label: t('filters.archiveReason'), kind: 'multi', options: choices.reasons },
    {
      key: 'offerType',
      label: t('filters.offerType'),
      kind: 'multi',
      options: offerTypes.map((type) => ({ value: type, label: t(`labels:offerType.${type}`) })),
    },
    { key: 'bankId', label: t('filters.bank'), kind: 'multi', ...choices.banks },
    { key: 'dealerId', label: t('filters.dealer'), kind: 'multi', ...choices.dealers },
    { key: 'period', label: t('filters.opened'), kind: 'dateRange' },
    { key: 'closedPeriod', label: t('filters.closed'), kind: 'dateRange' },
    toggle('withoutNextStep', t('filters.withoutNextStep')),
    toggle('endsSoon', t('filters.endsSoon')),
    ...whenOn({
      key: 'offeredBankId',
      label: t('filters.offeredBank'),
      kind: 'multi',
      ...choices.offeredBanks,
    }),
    ...whenOn(toggle('hasChosenOffer', t('filters.hasChosenOffer'))),
    ...whenOn(toggle('isUnassigned', t('filters.unassigned'))),
    ...whenOn(toggle('withoutLeadSource', t('filters.withoutLeadSource'))),
    ...whenOn(toggle('withoutArchiveReason', t('filters.withoutArchiveReason'))),
  ];
}
