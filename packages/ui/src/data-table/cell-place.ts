import type { RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';

import type { TableColumn } from './table-features.ts';

/** The look shared by every cell of the body. */
export const cellClasses = 'h-row truncate border-b border-border bg-inherit px-3 group-last:border-b-0';

/** Alignment of a cell and, when its column is pinned, where it sticks; `layer` is the one it lies in then. */
export function cellPlace<Row extends RowData>(
  column: TableColumn<Row>,
  layer: 'cell' | 'corner',
): { className: string; style: CSSProperties | undefined } {
  const align = column.columnDef.meta?.align === 'end' ? 'text-right tabular-nums' : '';
  if (!column.getIsPinned()) return { className: align, style: undefined };
  // cells of the body stick only where there is anything to scroll: every sticky cell costs while scrolling
  const sticky = `${align} ${layer === 'corner' ? 'sticky z-corner' : 'z-cell in-data-wide:sticky'}`;
  return { className: sticky, style: { left: pinnedAt(column) } };
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
