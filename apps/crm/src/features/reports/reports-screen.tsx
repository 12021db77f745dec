import { reportTypes } from '@szansa/domain/report';
import { personName } from '@szansa/domain/shared';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';

import { reportList } from './report-list.tsx';

function useReportFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('reports');
  const { data = [] } = useQuery(queries.reports.workers.query());
  const people = data.map((person) => ({ value: person.id, label: personName(person) }));
  return [
    {
      key: 'type',
      label: t('filters.type'),
      kind: 'multi',
      options: reportTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
    },
    { key: 'workerId', label: t('filters.worker'), kind: 'multi', options: people },
    { key: 'createdBy', label: t('filters.author'), kind: 'multi', options: people },
    { key: 'period', label: t('filters.period'), kind: 'dateRange' },
    { key: 'isAccepted', label: t('filters.accepted'), kind: 'toggle' },
    { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
  ];
}

/** All reports: found by whose deals they contain, created, opened. */
export function ReportsScreen() {
  return <ListScreen list={reportList} filters={useReportFilters()} />;
}
