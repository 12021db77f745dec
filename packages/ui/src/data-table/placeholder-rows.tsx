import type { RowData } from '@tanstack/react-table';

import { classes } from '../classes/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { cellClasses } from './cell-place.ts';
import { SKELETON_ROWS, type RowParts } from './table-view.ts';

const SKELETON_WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6'] as const;

/** The shape of rows that are on their way. */
export function SkeletonRows<Row extends RowData>({ parts }: { parts: RowParts<Row> }) {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <tr key={index} aria-hidden className="group bg-surface">
      {parts.renderExpanded ? <td className={cellClasses} /> : null}
      {parts.selectable ? <td className={cellClasses} /> : null}
      {parts.columns.map((column, position) => (
        <td key={column.id} className={cellClasses}>
          <Skeleton
            className={classes(
              'h-3',
              SKELETON_WIDTHS[(index + position) % 4],
              column.columnDef.meta?.align === 'end' && 'ml-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ));
}

/** Replaces rows that are not drawn, so that the scrollbar has the right length. */
export function SpacerRow({ height, cells }: { height: number; cells: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={cells} style={{ height }} className="p-0" />
    </tr>
  );
}
