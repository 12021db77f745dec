import {
  functionalUpdate,
  type ColumnSizingState,
  type columnResizingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';

import { clampWidth, type ColumnSettings } from './column-settings.ts';
import { DEFAULT_COLUMN_WIDTH, type DataColumn } from './columns.ts';
import { isShown, withSizes } from './table-state.ts';

type SizedColumn = Pick<DataColumn<never>, 'id' | 'leftOut' | 'width'>;

/** Pixels each column is drawn at: chosen widths stay, the others share the room that is left over. */
export function columnWidths(
  columns: readonly SizedColumn[],
  chosen: Readonly<ColumnSizingState>,
  room: number,
): ColumnSizingState {
  const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0);
  const free = columns.filter(({ id }) => chosen[id] === undefined);
  const used = sum(columns.map(({ id }) => chosen[id] ?? 0));
  const usual = sum(free.map(({ width }) => width ?? DEFAULT_COLUMN_WIDTH));
  const stretch = usual > 0 ? Math.max(1, (room - used) / usual) : 1;
  return Object.fromEntries(
    columns.map(({ id, width }) => [id, chosen[id] ?? (width ?? DEFAULT_COLUMN_WIDTH) * stretch]),
  );
}

const notResizing: columnResizingState = {
  columnSizingStart: [],
  deltaOffset: null,
  deltaPercentage: null,
  isResizingColumn: false,
  startOffset: null,
  startSize: null,
};

interface ColumnSizingInput {
  columns: readonly SizedColumn[];
  settings: ColumnSettings;
  /** Pixels there are for the columns. */
  room: number;
  onChange: ((settings: ColumnSettings) => void) | undefined;
}

/** The sizes of columns as the table is given them: those drawn; while one is dragged the others keep still. */
export function useColumnSizing({ columns, settings, room, onChange }: ColumnSizingInput) {
  const [resizing, setResizing] = useState(notResizing);
  // a drag reads what it has written at once
  const latest = useRef(notResizing);
  const drawn = useMemo(
    () =>
      columnWidths(
        columns.filter((column) => isShown(settings, column)),
        settings.widths,
        room,
      ),
    [columns, settings, room],
  );
  const dragged = resizing.isResizingColumn || undefined;
  const columnSizing =
    dragged === undefined
      ? drawn
      : { ...drawn, [dragged]: clampWidth((drawn[dragged] ?? 0) + (resizing.deltaOffset ?? 0)) };
  return {
    state: { columnSizing, columnResizing: resizing },
    /** All columns have their own width, so that spare room stays empty. */
    isFixed: dragged !== undefined || Object.keys(drawn).every((id) => settings.widths[id] !== undefined),
    options: {
      columnResizeMode: 'onEnd' as const,
      onColumnResizingChange: (updater: Updater<columnResizingState>) => {
        latest.current = functionalUpdate(updater, latest.current);
        setResizing(latest.current);
      },
      onColumnSizingChange: (updater: Updater<ColumnSizingState>) => {
        const next = withSizes(settings, drawn, functionalUpdate(updater, drawn));
        if (next !== settings) onChange?.(next);
      },
    },
  };
}

/** Both sides of a cell, and the sort mark of a heading. */
const CELL_PADDING = 44;

/** Pixels the widest drawn content of the column takes, its padding included. */
export function contentWidth(table: HTMLTableElement, position: number): number {
  const widest = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index], thead tr:last-child')]
    .map((row) => {
      const cell = row.cells[position];
      if (!cell) return 0;
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('[data-heading]') ?? cell);
      return range.getBoundingClientRect().width;
    })
    .reduce((most, width) => Math.max(most, width), 0);
  return Math.ceil(widest) + CELL_PADDING;
}
