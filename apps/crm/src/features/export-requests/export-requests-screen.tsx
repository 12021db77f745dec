import { exportSourceNames, exportStatuses } from '@szansa/domain/export';
import { personName } from '@szansa/domain/shared';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';

import { exportRequestsAddress, type ExportRequest } from './export-requests-address.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestState } from './request-state.tsx';
import { screenOf, sourceName } from './sources.tsx';

function Source({ source }: Pick<ExportRequest, 'source'>) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      {screenOf(source).icon}
      <span className="truncate">{sourceName(source)}</span>
    </span>
  );
}

const exportList = listDefinition({
  address: exportRequestsAddress,
  texts: 'exportList',
  drawing: 'files',
  columns: [
    {
      id: 'source',
      cell: (row: ExportRequest) => <Source source={row.source} />,
      width: 164,
      shown: 'always',
      pin: 'start',
    },
    { id: 'status', cell: (row) => <RequestState request={row} />, width: 212, shown: 'always' },
    { id: 'user', cell: (row) => <Person person={row.user} />, width: 166 },
    { id: 'format', cell: (row) => row.format.toUpperCase(), width: 88 },
    { id: 'rowCount', width: 96, align: 'end' },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 122 },
    { id: 'completedAt', cell: (row) => row.completedAt && <Instant at={row.completedAt} />, width: 136 },
    { id: 'actions', cell: (row) => <RequestActions request={row} />, width: 160, shown: 'always' },
  ],
  rowLabel: ({ source, user }) => `${sourceName(source)}, ${personName(user)}`,
  rowLink: ({ source }) => <Link to={screenOf(source).to} />,
});

/** Export requests of everyone, the newest first; each leads to its list. */
export function ExportRequestsScreen() {
  const { t } = useTranslation('exportList');
  const filters: FilterDefinition[] = [
    {
      key: 'status',
      label: t('filters.status'),
      kind: 'multi',
      options: exportStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      key: 'source',
      label: t('filters.source'),
      kind: 'multi',
      options: exportSourceNames.map((value) => ({ value, label: sourceName(value) })),
    },
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
  ];
  return <ListScreen list={exportList} filters={filters} />;
}
