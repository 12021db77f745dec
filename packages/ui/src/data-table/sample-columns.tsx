import { useState } from 'react';

import type { ColumnSettings } from './column-settings.ts';
import type { DataColumn } from './columns.ts';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './data-table.tsx';
import type { SampleRow } from './sample-rows.ts';
import { sortRows } from './sort-rows.ts';

export const amountOf = (row: SampleRow) => `${row.amount.toLocaleString('pl-PL')} zł`;

export const sampleColumns: DataColumn<SampleRow>[] = [
  {
    id: 'name',
    header: 'Nazwa',
    cell: (row) => row.name,
    sortable: true,
    hideable: false,
    pin: 'start',
    width: 180,
  },
  { id: 'place', header: 'Miejscowość', cell: (row) => row.place, sortable: true },
  { id: 'amount', header: 'Kwota netto', cell: amountOf, align: 'end', sortable: true },
  { id: 'createdAt', header: 'Utworzono', cell: (row) => row.createdAt, width: 120 },
  { id: 'id', header: 'Numer', cell: (row) => row.id, width: 100, hidden: true },
];

export function byColumn(row: SampleRow, columnId: string) {
  if (columnId === 'amount') return row.amount;
  return columnId === 'place' ? row.place : row.name;
}

/** For stories: a table that keeps the settings its reader chooses, and sorts its rows by them. */
export function SettledTable(props: DataTableProps<SampleRow>) {
  const [settings, setSettings] = useState(props.columnSettings ?? {});
  return (
    <DataTable
      {...props}
      rows={sortRows(props.rows, settings.sort ?? '', byColumn)}
      columnSettings={settings}
      onColumnSettingsChange={(next: ColumnSettings) => {
        setSettings(next);
        props.onColumnSettingsChange?.(next);
      }}
    />
  );
}
