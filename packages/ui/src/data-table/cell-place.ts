import type { CSSProperties } from 'react';

import { EXPANDER_WIDTH, SELECTION_WIDTH } from './columns.ts';
import type { PlacedColumn } from './use-table-model.ts';

/** Alignment of a cell and, when its column is pinned, where it sticks; `layer` is the one it lies in then. */
export function cellPlace<Row>(
  column: PlacedColumn<Row>,
  layer: 'cell' | 'corner',
): { className: string; style: CSSProperties | undefined } {
  const align = column.align === 'end' ? 'text-right tabular-nums' : '';
  if (column.pinIndex === undefined) return { className: align, style: undefined };
  // cells of the body stick only where there is anything to scroll: every sticky cell costs while scrolling
  const sticky = `${align} ${layer === 'corner' ? 'sticky z-corner' : 'z-cell in-data-wide:sticky'}`;
  return { className: sticky, style: { left: `var(--pin-${column.pinIndex})` } };
}

/** Where the pinned columns stick, as properties of the table: rows need not draw again when widths change. */
export function pinPlaces<Row>(
  columns: readonly PlacedColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  leading: number,
): Record<`--pin-${number}`, string> {
  const places: Record<`--pin-${number}`, string> = {};
  let left = leading;
  for (const { id, pinIndex } of columns) {
    if (pinIndex === undefined) break;
    places[`--pin-${pinIndex}`] = `${left}px`;
    left += widths[id] ?? 0;
  }
  return places;
}

/** Pixels before the first column: the boxes of the selection and the buttons of the details. */
export function leadingWidth(selectable: boolean, expandable: boolean): number {
  return (selectable ? SELECTION_WIDTH : 0) + (expandable ? EXPANDER_WIDTH : 0);
}
