import type { CSSProperties } from 'react';

import { SELECTION_WIDTH } from './columns.ts';
import type { PlacedColumn } from './use-table-model.ts';

/** Alignment of a cell and, when its column is pinned, where it sticks; `layer` is its z-index then. */
export function cellPlace<Row>(
  column: PlacedColumn<Row>,
  selectable: boolean,
  layer: 1 | 20,
): { className: string; style: CSSProperties | undefined } {
  const align = column.align === 'end' ? 'text-right tabular-nums' : '';
  if (column.pinnedAt === undefined) return { className: align, style: undefined };
  const left = column.pinnedAt + (selectable ? SELECTION_WIDTH : 0);
  return { className: `${align} sticky ${layer === 20 ? 'z-20' : 'z-1'}`, style: { left } };
}
