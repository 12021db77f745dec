import { currentTime } from '@szansa/ui/clock';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { warsawDay } from '@szansa/domain/shared';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';
import { lazyActions } from '#parts/bulk/lazy-actions.ts';
import { FirstLabel } from '#parts/opportunity/labels.tsx';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';
import { VehicleName } from '#parts/vehicle/vehicle-name.tsx';

import { StageAge } from '../board/stage-age.tsx';
import { opportunitiesAddress, type OpportunityRow } from './opportunities-address.ts';
import { opportunityCreation } from './opportunity-creation.tsx';

function Owner({ worker }: { worker: OpportunityRow['worker'] }) {
  const { t } = useTranslation('opportunities');
  if (!worker) return <span className="text-text-muted">{t('unassigned')}</span>;
  return <Person person={worker} />;
}

/** Opportunities as rows, a page at a time. */
export const opportunityList = listDefinition({
  address: opportunitiesAddress,
  texts: opportunityCreation.texts,
  drawing: opportunityCreation.drawing,
  columns: [
    {
      id: 'customer',
      cell: (row: OpportunityRow) => row.customer.name,
      width: 150,
      shown: 'always',
      pin: 'start',
    },
    {
      id: 'number',
      cell: (row) => <span className="text-text-muted tabular-nums">#{row.number}</span>,
      width: 88,
    },
    {
      id: 'status',
      cell: (row) => <OpportunityStatusChip status={row.status} />,
      width: 206,
      priority: 1,
      sameUnder: ['status'],
    },
    {
      id: 'vehicle',
      cell: (row) => <VehicleName name={row.vehicle} opportunityId={row.id} />,
      width: 130,
      priority: 2,
    },
    {
      id: 'value',
      cell: (row, { money }) => row.vehicleValue && money(row.vehicleValue),
      width: 130,
      priority: 3,
      align: 'end',
    },
    {
      id: 'worker',
      cell: (row) => <Owner worker={row.worker} />,
      width: 168,
      sameUnder: ['is_self', 'workerId'],
    },
    {
      id: 'leadSource',
      cell: (row) => row.leadSource?.name,
      width: 140,
      shown: 'optional',
      sameUnder: ['leadSourceId'],
    },
    { id: 'labels', cell: (row) => <FirstLabel labels={row.labels} />, width: 100 },
    {
      id: 'statusChangedAt',
      cell: (row) => <Instant at={row.statusChangedAt} />,
      width: 140,
      shown: 'optional',
    },
    {
      id: 'daysInStage',
      field: 'statusChangedAt',
      cell: (row) => <StageAge opportunity={row} today={warsawDay(currentTime())} />,
      width: 120,
      shown: 'optional',
    },
    { id: 'lastActivityAt', cell: (row) => <Instant at={row.lastActivityAt} />, width: 138 },
  ],
  rowLabel: (row) => `${row.customer.name}, #${row.number}`,
  rowLink: (row) => <Link to="/sales-opportunity/$id" params={{ id: row.id }} />,
  create: opportunityCreation.create,
  bulk: {
    right: 'opportunity.edit',
    Actions: lazyActions(async () => (await import('../bulk/change-opportunities.tsx')).ChangeOpportunities),
  },
});
