import type { Ref } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { cellPlace } from './cell-place.ts';
import { RowTitle } from './row-title.tsx';
import type { TableRow, TableView } from './table-view.ts';
import type { PlacedColumn } from './use-table-model.ts';

interface GridRowProps<Row> {
  view: TableView<Row>;
  row: TableRow<Row>;
  index: number;
  selected: boolean;
  tabIndex: 0 | -1 | undefined;
  rowIndex: number | undefined;
  onFocus: () => void;
  elementRef: Ref<HTMLTableRowElement>;
}

const cellClasses = 'h-row truncate border-b border-border bg-inherit px-3 group-last:border-b-0';

export function GridRow<Row>({
  view,
  row,
  index,
  selected,
  tabIndex,
  rowIndex,
  onFocus,
  elementRef,
}: GridRowProps<Row>) {
  const { columns, selection, rowLink, onOpen, onToggle, rowLabel } = view;
  const { data } = useLabels();
  return (
    <tr
      ref={elementRef}
      data-index={index}
      data-selected={selected || undefined}
      aria-rowindex={rowIndex}
      tabIndex={tabIndex}
      onFocus={onFocus}
      className={classes(
        'group bg-surface outline-none',
        (rowLink ?? onOpen) && 'cursor-pointer hover:bg-surface-hover',
        'data-[selected]:bg-accent-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
      )}
    >
      {selection ? (
        <td className={classes(cellClasses, 'sticky left-0 z-1 px-0 text-center')}>
          <Checkbox
            aria-label={data.selectRow(rowLabel(row.original))}
            checked={selected}
            tabIndex={-1}
            className="align-middle"
            onChange={() => undefined}
            onClick={(event) => {
              onToggle(row.id, event.shiftKey);
            }}
          />
        </td>
      ) : null}
      {columns.map((column, position) => {
        const place = cellPlace(column, Boolean(selection), 1);
        const content = column.cell(row.original);
        return (
          <td key={column.id} className={classes(cellClasses, place.className)} style={place.style}>
            {position === 0 ? (
              <RowTitle link={rowLink?.(row.original)} inTabOrder={false}>
                {content}
              </RowTitle>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface SkeletonRowProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  selectable: boolean;
  index: number;
}

const SKELETON_WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6'] as const;

export function SkeletonRow<Row>({ columns, selectable, index }: SkeletonRowProps<Row>) {
  return (
    <tr aria-hidden className="group bg-surface">
      {selectable ? <td className={cellClasses} /> : null}
      {columns.map((column, position) => (
        <td key={column.id} className={cellClasses}>
          <Skeleton
            className={classes(
              'h-3',
              SKELETON_WIDTHS[(index + position) % 4],
              column.align === 'end' && 'ml-auto',
            )}
          />
        </td>
      ))}
    </tr>
  );
}

/** Stands for the rows that are not drawn, so that the scrollbar tells the truth. */
export function SpacerRow({ height, cells }: { height: number; cells: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={cells} style={{ height }} className="p-0" />
    </tr>
  );
}
