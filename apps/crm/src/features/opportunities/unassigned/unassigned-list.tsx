import { Link } from '@tanstack/react-router';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { FirstLabel } from '#parts/opportunity/labels.tsx';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';
import { VehicleName } from '#parts/vehicle/vehicle-name.tsx';

import type { OpportunityRow } from '../list/opportunities-address.ts';
import { GiveOwner } from './give-owner.tsx';
import { unassignedAddress } from './unassigned-address.ts';

/** Opportunities without an owner, to be claimed or assigned. */
export const unassignedList = listDefinition({
  address: unassignedAddress,
  texts: 'unassignedLeads',
  drawing: 'board',
  columns: [
    {
      id: 'customer',
      cell: (row: OpportunityRow) => row.customer.name,
      width: 180,
      shown: 'always',
      pin: 'start',
    },
    {
      id: 'number',
      cell: (row) => <span className="text-text-muted tabular-nums">#{row.number}</span>,
      width: 104,
    },
    { id: 'status', cell: (row) => <OpportunityStatusChip status={row.status} />, width: 214, priority: 1 },
    { id: 'leadSource', cell: (row) => row.leadSource?.name, width: 176, priority: 2 },
    {
      id: 'vehicle',
      cell: (row) => <VehicleName name={row.vehicle} opportunityId={row.id} />,
      width: 166,
      shown: 'optional',
    },
    {
      id: 'value',
      cell: (row, { money }) => row.vehicleValue && money(row.vehicleValue),
      width: 128,
      align: 'end',
      shown: 'optional',
    },
    { id: 'labels', cell: (row) => <FirstLabel labels={row.labels} />, width: 118 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140 },
    { id: 'owner', cell: (row) => <GiveOwner row={row} />, width: 216, priority: 3, shown: 'always' },
  ],
  rowLabel: (row) => `${row.customer.name}, #${row.number}`,
  rowLink: (row) => <Link to="/sales-opportunity/$id" params={{ id: row.id }} />,
});
