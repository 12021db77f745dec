import { analyticsGroupings, type AnalyticsGrouping } from '@szansa/domain/analytics';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { GroupedTable } from '@szansa/ui/grouped-table';
import { SelectField } from '@szansa/ui/select-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { analyticsAddress, groupsOf, sumsOf, type AnalyticsGroup } from '../analytics-address.ts';
import { GroupRows } from './group-rows.tsx';

const unnamed = 'none';

/** The rows of the list in groups, each with what it adds up to, under the same filters. */
export function AnalyticsGroups({ filters }: { filters: readonly FilterDefinition[] }) {
  const { t } = useTranslation('analytics');
  const { money, language } = useFormats();
  const { isExcluded } = useAccess();
  const { state, change } = useListState(analyticsAddress);
  const grouping = useAddressPart('group');
  const by = analyticsGroupings.find((one) => one === grouping.value) ?? 'worker';
  const nameOf = useNameOfGroup(by);
  const groups = useQuery({ ...groupsOf(state, by), placeholderData: keepPreviousData });
  const total = useQuery({ ...sumsOf(state), placeholderData: keepPreviousData });
  const numbers = ({ count, vehicleValue, commisionAmount }: Omit<AnalyticsGroup, 'key' | 'name'>) => ({
    count: count.toLocaleString(language),
    vehicleValue: money(vehicleValue),
    commisionAmount: money(commisionAmount),
  });
  const columns = [
    { key: 'count', label: t('sums.count') },
    { key: 'vehicleValue', label: t('columns.vehicleValue') },
    ...(isExcluded('offer.commisionAmount')
      ? []
      : [{ key: 'commisionAmount', label: t('columns.commisionAmount') }]),
  ];
  return (
    <>
      <ListFilterBar
        address={analyticsAddress}
        texts="analytics"
        filters={filters}
        state={state}
        change={change}
        actions={
          <SelectField
            hideLabel
            quiet
            className="w-44"
            label={t('groups.by')}
            value={by}
            items={analyticsGroupings.map((value) => ({ value, label: t(`groups.of.${value}`) }))}
            onValueChange={(next) => void grouping.change(next ?? undefined)}
          />
        }
      />
      {groups.isError && !groups.data ? (
        <FailedScreen error={groups.error} onRetry={() => void groups.refetch()} />
      ) : (
        <GroupedTable
          // what is open belongs to one grouping
          key={by}
          className="mt-4"
          label={t('groups.title', { by: t(`groups.of.${by}`) })}
          groupLabel={t(`groups.name.${by}`)}
          loading={groups.data === undefined}
          columns={columns}
          groups={(groups.data ?? []).map((group) => ({
            key: group.key ?? unnamed,
            label: nameOf(group),
            sums: numbers(group),
          }))}
          total={total.data ? numbers(total.data) : {}}
          renderRows={({ key, label }) => (
            <GroupRows by={by} groupKey={key === unnamed ? null : key} name={label} columns={columns} />
          )}
        />
      )}
    </>
  );
}

function useNameOfGroup(by: AnalyticsGrouping): (group: Pick<AnalyticsGroup, 'key' | 'name'>) => string {
  const { t } = useTranslation(['analytics', 'labels']);
  const { month } = useFormats();
  return ({ key, name }) => {
    switch (by) {
      case 'month':
        return month(key);
      case 'status': {
        const status = opportunityStatuses.find((slug) => slug === key);
        return status ? t(`labels:status.${status}`) : '';
      }
      default:
        return name ?? t(`groups.none.${by}`);
    }
  };
}
