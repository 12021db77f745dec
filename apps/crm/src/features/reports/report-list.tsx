import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReportType as Type } from '@szansa/domain/report';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { People } from '#kit/records/people.tsx';
import { Person } from '#kit/records/person.tsx';
import { ReportState } from './report-state.tsx';
import { reportName } from './report.ts';
import { reportsAddress, type ListedReport } from './reports-address.ts';

/** What a report is made by. */
function ReportType({ type }: { type: Type }) {
  const { t } = useTranslation('reports');
  return t(`type.${type}`);
}

/** Reports, the newest first. */
export const reportList = listDefinition({
  address: reportsAddress,
  texts: 'reports',
  drawing: 'files',
  columns: [
    {
      id: 'type',
      cell: ({ type }: ListedReport) => <ReportType type={type} />,
      width: 194,
      sameUnder: ['type'],
      shown: 'always',
      pin: 'start',
    },
    {
      id: 'range',
      cell: ({ dateFrom, dateTo }, { date }) => `${date(dateFrom)} – ${date(dateTo)}`,
      width: 204,
    },
    { id: 'workers', cell: ({ workers }) => <People people={workers} />, width: 200 },
    { id: 'entries', cell: ({ entryCount }) => entryCount, width: 104, align: 'end' },
    { id: 'state', cell: (row) => <ReportState report={row} />, width: 136 },
    {
      id: 'author',
      cell: ({ createdBy }) => <Person person={createdBy} />,
      width: 156,
      sameUnder: ['createdBy'],
    },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 120, shown: 'optional' },
    {
      id: 'acceptedAt',
      cell: ({ acceptedAt }) => acceptedAt && <Instant at={acceptedAt} />,
      width: 152,
    },
  ],
  rowLabel: reportName,
  rowLink: ({ id }) => <Link to="/report/$id" params={{ id }} />,
  create: {
    right: 'report.create',
    form: 'report',
    icon: <Plus aria-hidden />,
    Form: lazyComponent(async () => (await import('./new-report.tsx')).NewReport),
  },
});
