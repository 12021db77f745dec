import { personName } from '@szansa/domain/shared';
import { laterComponent } from '@szansa/ui/later';
import { Link } from '@tanstack/react-router';
import { FileSpreadsheet, Plus } from 'lucide-react';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';

import { ReportState } from './report-state.tsx';
import { reportName } from './report.ts';
import { ReportType } from './report-type.tsx';
import { reportsAddress, type ListedReport } from './reports-address.ts';

/** Reports, the newest first. */
export const reportList = listDefinition({
  address: reportsAddress,
  texts: 'reports',
  icon: <FileSpreadsheet aria-hidden />,
  columns: [
    {
      id: 'type',
      cell: ({ type }: ListedReport) => <ReportType type={type} />,
      width: 240,
      shown: 'always',
      pin: 'start',
    },
    {
      id: 'range',
      cell: ({ dateFrom, dateTo }, { date }) => `${date(dateFrom)} – ${date(dateTo)}`,
      width: 200,
    },
    { id: 'workers', cell: ({ workers }) => workers.map(personName).join(', '), width: 260 },
    { id: 'entries', cell: ({ entryCount }) => entryCount, width: 90, align: 'end' },
    { id: 'state', cell: (row) => <ReportState report={row} />, width: 150 },
    { id: 'author', cell: ({ createdBy }) => createdBy && personName(createdBy), width: 160 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140 },
    {
      id: 'acceptedAt',
      cell: ({ acceptedAt }) => acceptedAt && <Instant at={acceptedAt} />,
      width: 140,
    },
  ],
  rowLabel: reportName,
  rowLink: ({ id }) => <Link to="/report/$id" params={{ id }} />,
  create: {
    right: 'report.create',
    form: 'report',
    icon: <Plus aria-hidden />,
    Form: laterComponent(async () => (await import('./new-report.tsx')).NewReport),
  },
});
