import type { RowData, SortDirection } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { cellPlace } from './cell-place.ts';
import type { TableColumn } from './table-features.ts';

export const headingClasses =
  'sticky z-sticky h-8 border-b border-border bg-surface-muted px-3 text-small font-medium text-text-muted';

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** How a heading on its way concerns this one. */
export type HeadingDrag = 'none' | 'moved' | 'goes-before' | 'goes-after';

const edge = 'after:absolute after:inset-y-0 after:w-0.5 after:bg-accent';
const dragClasses: Readonly<Record<HeadingDrag, string>> = {
  none: '',
  moved: 'text-text-faint',
  'goes-before': `${edge} after:left-0`,
  'goes-after': `${edge} after:right-0`,
};

/** The menu and the edge of a heading. */
export interface HeadingControls {
  menu: ReactNode;
  handle: ReactNode;
}

interface HeaderCellProps<Row extends RowData> {
  column: TableColumn<Row>;
  /** Pressing it sorts, where the column can be sorted. */
  sorts: boolean;
  /** `top-8` under a row of groups. */
  top: 'top-0' | 'top-8';
  /** Undefined where every heading is a stop of Tab. */
  tabIndex?: 0 | -1 | undefined;
  /** Where people may arrange the columns. */
  controls?: HeadingControls | undefined;
  drag?: HeadingDrag;
}

/** One heading; pressing it sorts. */
export function HeaderCell<Row extends RowData>({
  column,
  sorts,
  top,
  tabIndex,
  controls,
  drag = 'none',
}: HeaderCellProps<Row>) {
  const { header, align } = column.columnDef.meta ?? {};
  const sorted = column.getCanSort() && column.getIsSorted();
  const place = cellPlace(column, 'corner');
  const label =
    sorts && column.getCanSort() ? (
      <button
        type="button"
        tabIndex={tabIndex}
        data-heading-control="sort"
        className={classes(
          'group -mx-1 inline-flex h-6 max-w-full min-w-0 items-center gap-1 rounded-small px-1 hover:text-text focus-visible:outline-offset-0',
          sorted && 'text-text',
          align === 'end' && 'flex-row-reverse',
        )}
        onClick={() => column.toggleSorting()}
      >
        <span data-heading className="truncate">
          {header}
        </span>
        <SortIcon sorted={sorted} />
      </button>
    ) : (
      <span data-heading className="block truncate">
        {header}
      </span>
    );
  return (
    <th
      scope="col"
      data-column={column.id}
      aria-label={controls ? header : undefined}
      aria-sort={sorted ? directions[sorted] : undefined}
      className={classes(
        headingClasses,
        'group/heading',
        top,
        controls && 'pr-1.5',
        place.className,
        dragClasses[drag],
      )}
      style={place.style}
    >
      {controls ? (
        <span
          className={classes(
            'flex items-center justify-between gap-1',
            align === 'end' && 'flex-row-reverse',
          )}
        >
          {label}
          {controls.menu}
          {controls.handle}
        </span>
      ) : (
        label
      )}
    </th>
  );
}

function SortIcon({ sorted }: { sorted: SortDirection | false }) {
  if (!sorted) {
    return (
      <ChevronsUpDown
        size={14}
        aria-hidden
        className="shrink-0 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
    );
  }
  const Icon = sorted === 'asc' ? ArrowUp : ArrowDown;
  return <Icon size={14} aria-hidden className="shrink-0" />;
}
