import { useState } from 'react';

import type { ColumnSettings } from './column-settings.ts';
import type { DataColumn } from './columns.ts';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './data-table.tsx';
import type { SampleRow } from './sample-rows.ts';

export const amountOf = (row: SampleRow) => `${row.amount.toLocaleString('pl-PL')} zł`;

export const sampleColumns: DataColumn<SampleRow>[] = [
  {
    id: 'name',
    header: 'Nazwa',
    cell: (row) => row.name,
    sortable: true,
    sortValue: (row) => row.name,
    hideable: false,
    pin: 'start',
    width: 180,
  },
  {
    id: 'place',
    header: 'Miejscowość',
    cell: (row) => row.place,
    sortable: true,
    sortValue: (row) => row.place,
  },
  {
    id: 'amount',
    header: 'Kwota netto',
    cell: amountOf,
    align: 'end',
    sortable: true,
    sortValue: (row) => row.amount,
  },
  { id: 'createdAt', header: 'Utworzono', cell: (row) => row.createdAt, width: 120 },
  { id: 'id', header: 'Numer', cell: (row) => row.id, width: 100, hidden: true },
];

/** For stories: a table that stores the user's settings in state. */
export function SettledTable(props: DataTableProps<SampleRow>) {
  const [settings, setSettings] = useState(props.columnSettings ?? {});
  return (
    <DataTable
      {...props}
      columnSettings={settings}
      onColumnSettingsChange={(next: ColumnSettings) => {
        setSettings(next);
        props.onColumnSettingsChange?.(next);
      }}
    />
  );
}
