import type { RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';

import { classes } from '../classes/index.ts';
import type { TableColumn } from './table-features.ts';

/** The look shared by every cell of the body. */
export const cellClasses = 'h-row truncate border-b border-border bg-inherit px-3 group-last:border-b-0';

/** Alignment of a cell and, when its column is pinned, where it sticks; `layer` is the one it lies in then. */
export function cellPlace<Row extends RowData>(
  column: TableColumn<Row>,
  layer: 'cell' | 'corner',
  isPinned = column.getIsPinned() !== false,
): { className: string; style: CSSProperties | undefined } {
  const align = column.columnDef.meta?.align === 'end' ? 'text-right tabular-nums' : '';
  if (!isPinned) return { className: align, style: undefined };
  // cells of the body stick only where there is anything to scroll: every sticky cell costs while scrolling
  const sticky = `${align} ${layer === 'corner' ? 'sticky z-corner' : 'z-cell in-data-wide:sticky'}`;
  return { className: sticky, style: { left: pinnedAt(column) } };
}

/** A column with what its cells in all rows look like. */
export interface BodyCell<Row extends RowData> {
  column: TableColumn<Row>;
  className: string;
  style: CSSProperties | undefined;
}

/** Computed once, not for each row: checking whether columns are pinned is slow. */
export function bodyCells<Row extends RowData>(
  columns: readonly TableColumn<Row>[],
  pinned: readonly TableColumn<Row>[],
): BodyCell<Row>[] {
  return columns.map((column) => {
    const { className, style } = cellPlace(column, 'cell', pinned.includes(column));
    return { column, className: classes(cellClasses, className), style };
  });
}

/** Where a pinned column sticks: a property of the table, for rows need not draw again when widths change. */
export const pinnedAt = <Row extends RowData>(column: TableColumn<Row>) =>
  `var(--pin-${column.getPinnedIndex()})`;

export function pinPlaces<Row extends RowData>(
  pinned: readonly TableColumn<Row>[],
  leading: number,
): Record<`--pin-${number}`, string> {
  return Object.fromEntries(
    pinned.map((column) => [`--pin-${column.getPinnedIndex()}`, `${leading + column.getStart('start')}px`]),
  );
}
