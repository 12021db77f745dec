import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import { cellPlace } from './cell-place.ts';
import { selectionState } from './selection.ts';
import { nextSort, sortDirection, type SortDirection } from './sorting.ts';
import type { TableView } from './table-view.ts';
import type { PlacedColumn } from './use-table-model.ts';

interface GridHeaderProps<Row> extends TableView<Row> {
  sort: string;
  onSortChange: ((sort: string) => void) | undefined;
}

const headingClasses =
  'sticky top-0 z-10 h-8 border-b border-border bg-surface-muted px-3 text-small font-medium text-text-muted';

export function GridHeader<Row>({ sort, onSortChange, ...view }: GridHeaderProps<Row>) {
  const { columns, rows, selection, onToggleAll } = view;
  const { data } = useLabels();
  const state = selectionState(
    rows.map((row) => row.id),
    selection ?? new Set(),
  );

  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className={classes(headingClasses, 'left-0 z-20 px-0 text-center')}>
            <Checkbox
              aria-label={data.selectAll}
              className="align-middle"
              checked={state === 'some' ? 'mixed' : state === 'all'}
              disabled={rows.length === 0}
              onChange={onToggleAll}
            />
          </th>
        ) : null}
        {columns.map((column) => {
          const direction = sortDirection(sort, column.id);
          const place = cellPlace(column, Boolean(selection), 20);
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sortable && direction !== 'none' ? direction : undefined}
              className={classes(headingClasses, place.className)}
              style={place.style}
            >
              {column.sortable && onSortChange ? (
                <button
                  type="button"
                  className={classes(
                    'group -mx-1 inline-flex h-6 max-w-full items-center gap-1 rounded-small px-1 hover:text-text focus-visible:outline-offset-0',
                    direction !== 'none' && 'text-text',
                    column.align === 'end' && 'flex-row-reverse',
                  )}
                  onClick={() => {
                    onSortChange(nextSort(sort, column.id));
                  }}
                >
                  <span className="truncate">{column.header}</span>
                  <SortIcon direction={direction} />
                </button>
              ) : (
                <span className="block truncate">{column.header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { direction: SortDirection }) {
  if (direction === 'none') {
    return (
      <ChevronsUpDown
        size={14}
        aria-hidden
        className="shrink-0 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
    );
  }
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Icon size={14} aria-hidden className="shrink-0" />;
}

/** Sums and the like under their columns; nothing when no column has any. */
export function GridFooter<Row>({
  columns,
  selectable,
}: {
  columns: readonly PlacedColumn<Row>[];
  selectable: boolean;
}) {
  if (!columns.some((column) => Boolean(column.footer))) return null;
  const footClasses =
    'sticky bottom-0 z-10 h-row truncate border-t border-border bg-surface-muted px-3 font-medium tabular-nums';
  return (
    <tfoot>
      <tr>
        {selectable ? <td className={classes(footClasses, 'left-0 z-20')} /> : null}
        {columns.map((column) => {
          const place = cellPlace(column, selectable, 20);
          return (
            <td key={column.id} className={classes(footClasses, place.className)} style={place.style}>
              {column.footer}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
