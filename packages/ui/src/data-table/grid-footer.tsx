import type { RowData } from '@tanstack/react-table';

import { classes } from '../classes/index.ts';
import { cellPlace } from './cell-place.ts';
import { SELECTION_WIDTH } from './columns.ts';
import type { RowParts } from './table-view.ts';

const footClasses =
  'sticky bottom-0 z-sticky h-row truncate border-t border-border bg-surface-muted px-3 font-medium tabular-nums';

/** Sums and the like under their columns; nothing when no column has any. */
export function GridFooter<Row extends RowData>({ parts }: { parts: RowParts<Row> }) {
  const { columns, selectable, renderExpanded } = parts;
  if (!columns.some(({ columnDef }) => Boolean(columnDef.meta?.footer))) return null;
  return (
    <tfoot>
      <tr>
        {selectable ? <td className={classes(footClasses, 'left-0 z-corner')} /> : null}
        {renderExpanded ? (
          <td
            className={classes(footClasses, 'z-corner')}
            style={{ left: selectable ? SELECTION_WIDTH : 0 }}
          />
        ) : null}
        {columns.map((column) => {
          const place = cellPlace(column, 'corner');
          return (
            <td key={column.id} className={classes(footClasses, place.className)} style={place.style}>
              {column.columnDef.meta?.footer}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
