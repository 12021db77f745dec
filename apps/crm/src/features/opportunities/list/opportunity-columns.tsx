import type { Data, Endpoints } from '@szansa/api-client/client';
import { Avatar } from '@szansa/ui/avatar';
import type { DataColumn } from '@szansa/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { FirstLabel } from '#parts/opportunity/labels.tsx';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

export type OpportunityRow = Data<Endpoints['opportunities']['list']>['items'][number];

function Instant({ value, format }: { value: string; format: (instant: string) => string }) {
  return (
    <time dateTime={value} className="tabular-nums">
      {format(value)}
    </time>
  );
}

/** Columns of the list of opportunities, without those hidden from the user's roles. */
export function useOpportunityColumns(): readonly DataColumn<OpportunityRow>[] {
  const { t } = useTranslation('opportunities');
  const { money, instant } = useFormats();
  const { isColumnHidden } = useAccess();
  return useMemo(() => {
    const columns: DataColumn<OpportunityRow>[] = [
      {
        id: 'customer',
        header: t('columns.customer'),
        cell: (row) => row.customer.name,
        width: 168,
        hideable: false,
        pin: 'start',
      },
      {
        id: 'number',
        header: t('columns.number'),
        cell: (row) => <span className="text-text-muted tabular-nums">#{row.number}</span>,
        width: 90,
        sortable: true,
      },
      {
        id: 'status',
        header: t('columns.status'),
        cell: (row) => <OpportunityStatusChip status={row.status} />,
        width: 194,
      },
      {
        id: 'vehicle',
        header: t('columns.vehicle'),
        cell: (row) => row.vehicle,
        width: 166,
      },
      {
        id: 'value',
        header: t('columns.value'),
        cell: (row) => row.vehicleValue && money(row.vehicleValue),
        width: 128,
        align: 'end',
      },
      {
        id: 'worker',
        header: t('columns.worker'),
        cell: (row) => <Owner worker={row.worker} />,
        width: 142,
      },
      {
        id: 'leadSource',
        header: t('columns.leadSource'),
        cell: (row) => row.leadSource?.name,
        width: 140,
        hidden: true,
      },
      {
        id: 'labels',
        header: t('columns.labels'),
        cell: (row) => <FirstLabel labels={row.labels} />,
        width: 118,
      },
      {
        id: 'statusChangedAt',
        header: t('columns.statusChangedAt'),
        cell: (row) => <Instant value={row.statusChangedAt} format={instant} />,
        width: 158,
        sortable: true,
        hidden: true,
      },
      {
        id: 'lastActivityAt',
        header: t('columns.lastActivityAt'),
        cell: (row) => <Instant value={row.lastActivityAt} format={instant} />,
        width: 158,
        sortable: true,
      },
    ];
    return columns.filter(({ id }) => !isColumnHidden('opportunities', id));
  }, [t, money, instant, isColumnHidden]);
}

function Owner({ worker }: { worker: OpportunityRow['worker'] }) {
  const { t } = useTranslation('opportunities');
  if (!worker) return <span className="text-text-muted">{t('unassigned')}</span>;
  const name = `${worker.firstName} ${worker.lastName}`;
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <Avatar name={name} size="small" named={false} />
      <span className="truncate">{name}</span>
    </span>
  );
}
