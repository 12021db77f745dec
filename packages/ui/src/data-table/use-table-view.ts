import { useMemo, useRef, useState } from 'react';

import type { ColumnSettings } from './column-settings.ts';
import type { DataTableProps } from './data-table-props.ts';
import { toggleAll, toggleRow, type Selection } from './selection.ts';
import type { RowParts, TableView } from './table-view.ts';
import { useStableHandler } from './use-stable-handler.ts';
import { useTableModel } from './use-table-model.ts';

const NOTHING: Selection = new Set();

/** All that both forms of the table draw; parts stay the same object while no row need be drawn again. */
export function useTableView<Row extends object>(
  props: DataTableProps<Row>,
  settings: ColumnSettings,
): TableView<Row> {
  const { columns, rows, rowKey, rowLabel, rowLink, renderExpanded, canExpand } = props;
  const { selection = NOTHING, onSelectionChange } = props;
  const anchor = useRef<string>(undefined);
  const [expanded, setExpanded] = useState(NOTHING);
  const model = useTableModel({ columns, rows, rowKey, settings });
  const keys = () => model.rows.map((row) => row.id);

  const onToggle = useStableHandler((key: string, range: boolean) => {
    onSelectionChange?.(toggleRow(keys(), selection, key, range ? anchor.current : undefined));
    anchor.current = key;
  });
  const onToggleExpanded = useStableHandler((key: string) => {
    setExpanded((open) => toggleRow([key], open, key));
  });
  const onOpen = useStableHandler(props.onRowClick);
  const opens = Boolean(rowLink ?? props.onRowClick);
  const selectable = Boolean(onSelectionChange);
  const parts = useMemo<RowParts<Row>>(
    () => ({
      columns: model.columns,
      rowLabel,
      rowLink,
      opens,
      selectable,
      onToggle,
      renderExpanded,
      canExpand,
      onToggleExpanded,
    }),
    [
      model.columns,
      rowLabel,
      rowLink,
      opens,
      selectable,
      onToggle,
      renderExpanded,
      canExpand,
      onToggleExpanded,
    ],
  );

  return {
    label: props.label,
    parts,
    rows: model.rows,
    onOpen,
    selection,
    onToggleAll: () => {
      onSelectionChange?.(toggleAll(keys(), selection));
    },
    expanded,
    loading: props.loading ?? false,
    onEndReached: props.onEndReached,
    onRowsInView: props.onRowsInView,
    onWrite: props.onWrite,
    maxHeight: props.maxHeight ?? '75dvh',
  };
}
