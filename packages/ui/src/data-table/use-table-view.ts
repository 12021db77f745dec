import { functionalUpdate, useTable, type RowData } from '@tanstack/react-table';
import { useMemo, useState } from 'react';

import { bodyCells } from './cell-place.ts';
import type { ColumnSettings } from './column-settings.ts';
import { useColumnSizing } from './column-sizing.ts';
import type { DataTableProps } from './data-table-props.ts';
import { definitionsOf, featuresFor } from './table-features.ts';
import {
  arrangedState,
  rowSelectionOf,
  sortingOf,
  sortOf,
  useSame,
  withPinning,
  withVisibility,
  type Selection,
} from './table-state.ts';
import { leadingWidth, type RowParts, type TableView } from './table-view.ts';
import { useStableHandler } from './use-stable-handler.ts';

const nothing: Selection = new Set();

interface TableViewInput<Row extends RowData> {
  props: DataTableProps<Row>;
  settings: ColumnSettings;
  /** Pixels there are for the whole table. */
  width: number;
}

/** The table, and all that both forms of it draw; parts stay the same object while no row need be drawn again. */
export function useTableView<Row extends RowData>({
  props,
  settings,
  width,
}: TableViewInput<Row>): TableView<Row> {
  const { columns, rows, rowKey, rowLabel, rowLink, renderExpanded, canExpand } = props;
  const { selection = nothing, onSelectionChange, onSortChange, onColumnSettingsChange } = props;
  const [features] = useState(featuresFor<Row>);
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const { columnVisibility, columnOrder, columnPinning } = arrangedState(settings, columns);
  const arranged = {
    columnVisibility: useSame(columnVisibility),
    columnOrder: useSame(columnOrder),
    columnPinning: useSame(columnPinning),
  };
  const sort = props.sort ?? settings.sort ?? '';
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const rowSelection = useMemo(() => rowSelectionOf(selection), [selection]);
  const leading = leadingWidth(onSelectionChange !== undefined, renderExpanded !== undefined);
  const sizing = useColumnSizing({
    columns,
    settings,
    // two pixels of border; spare room goes to the columns, never to the boxes
    room: width - 2 - leading,
    onChange: onColumnSettingsChange,
  });
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { ...arranged, ...sizing.state, sorting, rowSelection },
    ...sizing.options,
    autoResetExpanded: false,
    enableMultiSort: false,
    sortDescFirst: false,
    manualSorting: !columns.some(({ sortValue }) => sortValue),
    getRowCanExpand: ({ original }) => renderExpanded !== undefined && (canExpand?.(original) ?? true),
    onColumnVisibilityChange: (updater) => {
      onColumnSettingsChange?.(
        withVisibility(settings, columns, functionalUpdate(updater, arranged.columnVisibility)),
      );
    },
    onColumnPinningChange: (updater) => {
      onColumnSettingsChange?.(withPinning(settings, functionalUpdate(updater, arranged.columnPinning)));
    },
    onSortingChange: (updater) => {
      const next = sortOf(functionalUpdate(updater, sorting));
      onSortChange?.(next);
      onColumnSettingsChange?.({ ...settings, sort: next || undefined });
    },
    onRowSelectionChange: (updater) => {
      onSelectionChange?.(new Set(Object.keys(functionalUpdate(updater, rowSelection))));
    },
  });

  const onOpen = useStableHandler(props.onRowClick);
  const opens = Boolean(rowLink ?? props.onRowClick);
  const selectable = Boolean(onSelectionChange);
  const shown = table.getVisibleLeafColumns();
  const pinned = table.getStartVisibleLeafColumns();
  const cells = useMemo(() => bodyCells(shown, pinned), [shown, pinned]);
  const parts = useMemo<RowParts<Row>>(
    () => ({ columns: shown, cells, rowLabel, rowLink, opens, selectable, renderExpanded, canExpand }),
    [shown, cells, rowLabel, rowLink, opens, selectable, renderExpanded, canExpand],
  );

  return {
    label: props.label,
    table,
    parts,
    rows: table.getRowModel().rows,
    onOpen,
    leading,
    sorts: Boolean(onSortChange ?? onColumnSettingsChange),
    measure: sizing.measure,
    isFixed: sizing.isFixed,
    loading: props.loading ?? false,
    onEndReached: props.onEndReached,
    onRowsInView: props.onRowsInView,
    onWrite: props.onWrite,
    maxHeight: props.maxHeight ?? '75dvh',
  };
}
