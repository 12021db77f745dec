import type { RowData } from '@tanstack/react-table';
import { useRef, type ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import { BusyLine } from '../progress/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { ColumnVisibility, DataColumn } from './columns.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import { toggleAll, toggleRow, type Selection } from './selection.ts';
import type { RowLinkElement, TableView } from './table-view.ts';
import { NARROW_BELOW, useOwnWidth } from './use-own-width.ts';
import { useTableModel } from './use-table-model.ts';

export interface DataTableProps<Row extends RowData> {
  /** Accessible name of the table. */
  label: string;
  /** Keep the array's identity between renders. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a screen reader calls the row, e.g. in "Select: …". */
  rowLabel: (row: Row) => string;
  /** Column id, `-` in front for descending, empty for the list's own order. The rows come sorted. */
  sort?: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  onRowClick?: ((row: Row) => void) | undefined;
  /** A link: the first cell's contents go inside it, and a press anywhere on the row follows it. */
  rowLink?: ((row: Row) => RowLinkElement) | undefined;
  selection?: Selection | undefined;
  onSelectionChange?: ((selection: Set<string>) => void) | undefined;
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode;
  columnVisibility?: ColumnVisibility | undefined;
  /** Makes the menu of columns appear. */
  onColumnVisibilityChange?: ((visibility: ColumnVisibility) => void) | undefined;
  /** Above the table: search and filters. */
  toolbar?: ReactNode;
  /** Without rows their shape is shown; rows that are there stay, dimmed, until the others come. */
  loading?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows whenever given. */
  error?: ReactNode;
  compact?: boolean | undefined;
  /** Any CSS length; rows scroll inside. Default 75% of the window. */
  maxHeight?: string | undefined;
  /** Called when the last rows come near, for lists that load as one scrolls. */
  onEndReached?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * Rows of records: sortable, selectable, with columns people choose; over 100 rows only those in view
 * are drawn. Below 640 px of its own width the rows become cards titled by the first column.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, selection, onSelectionChange, onColumnVisibilityChange } = props;
  const { columnVisibility = ALL_VISIBLE, loading = false, compact = false, toolbar } = props;
  const { data } = useLabels();
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<string>(undefined);
  const width = useOwnWidth(frame);
  const narrow = width !== undefined && width < NARROW_BELOW;
  const model = useTableModel({ columns, rows, rowKey, visibility: columnVisibility });

  const selected = selection ?? NOTHING;
  const keys = model.rows.map((row) => row.id);
  const view: TableView<Row> = {
    ...model,
    label: props.label,
    rowLabel: props.rowLabel,
    rowLink: props.rowLink,
    onOpen: props.onRowClick,
    selection: onSelectionChange ? selected : undefined,
    onToggle: (key, range) => {
      onSelectionChange?.(toggleRow(keys, selected, key, range ? anchor.current : undefined));
      anchor.current = key;
    },
    onToggleAll: () => {
      onSelectionChange?.(toggleAll(keys, selected));
    },
    loading,
    onEndReached: props.onEndReached,
    maxHeight: props.maxHeight ?? '75dvh',
  };
  const nothing = props.empty ?? <p className="p-8 text-center text-text-muted">{data.noResults}</p>;
  const insteadOfRows = props.error ?? (rows.length === 0 && !loading ? nothing : undefined);

  return (
    <div
      ref={frame}
      data-slot="data-table"
      className={classes('flex min-w-0 flex-col gap-2', compact && '[--row-height:28px]', props.className)}
    >
      {toolbar || onColumnVisibilityChange ? (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">{toolbar}</div>
          {onColumnVisibilityChange && !narrow ? (
            <ColumnMenu columns={columns} visibility={columnVisibility} onChange={onColumnVisibilityChange} />
          ) : null}
        </div>
      ) : null}
      {insteadOfRows ? (
        <div className="rounded-large border border-border bg-surface">{insteadOfRows}</div>
      ) : (
        <div className="relative min-w-0">
          {loading && rows.length > 0 ? <BusyLine /> : null}
          {narrow ? (
            <DataCards {...view} />
          ) : (
            <DataGrid
              {...view}
              width={width ?? 0}
              compact={compact}
              sort={props.sort ?? ''}
              onSortChange={props.onSortChange}
            />
          )}
        </div>
      )}
      {onSelectionChange ? (
        <BulkBar
          count={selected.size}
          onClear={() => {
            onSelectionChange(new Set());
          }}
        >
          {props.bulkActions}
        </BulkBar>
      ) : null}
    </div>
  );
}

const NOTHING: Selection = new Set();
const ALL_VISIBLE: ColumnVisibility = {};
