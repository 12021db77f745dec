import {
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
  type RowData,
} from '@tanstack/react-table';
import { useMemo } from 'react';

import { DEFAULT_COLUMN_WIDTH, type ColumnVisibility, type DataColumn } from './columns.ts';

const features = tableFeatures({ columnVisibilityFeature, columnPinningFeature, columnSizingFeature });

/** A visible column in its place. */
export interface PlacedColumn<Row> extends DataColumn<Row> {
  /** Pixels. */
  size: number;
  /** Pixels from the left among the pinned columns; undefined when not pinned. */
  pinnedAt: number | undefined;
}

interface TableModelInput<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  visibility: ColumnVisibility;
}

/** Which columns are shown, in what order and where pinned, and the rows under their keys. */
export function useTableModel<Row extends RowData>({
  columns,
  rows,
  rowKey,
  visibility,
}: TableModelInput<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, width, hideable }) =>
      helper.display({ id, header, size: width ?? DEFAULT_COLUMN_WIDTH, enableHiding: hideable ?? true }),
    );
  }, [columns]);
  const pinning = useMemo(
    () => ({ start: columns.filter((column) => column.pin).map((column) => column.id), end: [] }),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { columnVisibility: visibility, columnPinning: pinning },
  });

  const byId = new Map(columns.map((column) => [column.id, column]));
  const placed = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].flatMap(
    (column): PlacedColumn<Row>[] => {
      const own = byId.get(column.id);
      const pinnedAt = column.getIsPinned() ? column.getStart('start') : undefined;
      return own ? [{ ...own, size: column.getSize(), pinnedAt }] : [];
    },
  );
  return { columns: placed, rows: table.getRowModel().rows };
}
