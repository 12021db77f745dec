import type { RowData } from '@tanstack/react-table';
import { useRef, useState, type RefObject } from 'react';

import type { EditEnd } from '../inline-edit/index.ts';
import { neighbourCell, type CellRef } from './editing.ts';
import type { TableColumn, TableRow } from './table-features.ts';
import { useStableHandler } from './use-stable-handler.ts';

interface CellEditingInput<Row extends RowData> {
  body: RefObject<HTMLElement | null>;
  columns: readonly TableColumn<Row>[];
  rows: readonly TableRow<Row>[];
}

/** Which cell is a field now, where editing goes on, and which cell gets the focus back. */
export function useCellEditing<Row extends RowData>({ body, columns, rows }: CellEditingInput<Row>) {
  const [cell, setCell] = useState<CellRef>();
  const nextCell = useRef<CellRef>(undefined);
  const end = useStableHandler((how: EditEnd) => {
    if (!cell) return;
    const step = how === 'next' ? 1 : how === 'previous' ? -1 : undefined;
    const next = step ? neighbourCell(columns, rows, cell, step) : undefined;
    if (!next && how !== 'left') nextCell.current = cell;
    setCell(next);
  });
  return {
    cell,
    end,
    start: setCell,
    /** Gives the focus back to the cell that was a field; to be called when the rows are drawn. */
    focusRequested: () => {
      const { current } = nextCell;
      if (!current) return;
      nextCell.current = undefined;
      const index = rows.findIndex((row) => row.id === current.row);
      body.current
        ?.querySelector<HTMLElement>(`[data-index="${index}"] [data-edit="${CSS.escape(current.column)}"]`)
        ?.focus({ preventScroll: true });
    },
  };
}
