import { DataTable, type DataColumn, type WrittenCell } from '@szansa/ui/data-table';
import { useState } from 'react';

/** A row of the grid: its cells by column index. */
interface GridRow {
  id: string;
  texts: readonly string[];
}

export const rowCount = 20_000;
export const columnCount = 20;

const made: GridRow[] = Array.from({ length: rowCount }, (_, row) => ({
  id: String(row),
  texts: Array.from({ length: columnCount }, (_cell, column) => `${row}.${column}`),
}));

const keyOf = ({ id }: GridRow) => id;
const nameOf = ({ id }: GridRow) => `Wiersz ${id}`;

function changed(
  rows: readonly GridRow[],
  cells: readonly Pick<WrittenCell<GridRow>, 'key' | 'column' | 'text'>[],
) {
  const next = [...rows];
  const copied = new Map<number, string[]>();
  for (const { key, column, text } of cells) {
    const texts = copied.get(Number(key)) ?? [...(next[Number(key)]?.texts ?? [])];
    texts[Number(column)] = text;
    copied.set(Number(key), texts);
  }
  for (const [index, texts] of copied) next[index] = { id: String(index), texts };
  return next;
}

/** An editable grid of 20,000 × 20 cells. */
export function Grid() {
  const [rows, setRows] = useState<readonly GridRow[]>(made);
  const [columns] = useState(() =>
    Array.from({ length: columnCount }, (_, column): DataColumn<GridRow> => {
      const id = String(column);
      return {
        id,
        header: `Kolumna ${column + 1}`,
        width: 100,
        cell: ({ texts }) => texts[column],
        edit: ({ id: key, texts }) => ({
          kind: 'text',
          value: texts[column] ?? '',
          onSave: (text) => setRows((before) => changed(before, [{ key, column: id, text }])),
        }),
      };
    }),
  );
  return (
    <DataTable
      label="Komórki"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={nameOf}
      onWrite={(cells) => setRows((before) => changed(before, cells))}
      maxHeight="800px"
    />
  );
}
