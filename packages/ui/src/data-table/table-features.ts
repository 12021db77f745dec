import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructRow,
  createSortedRowModel,
  makeObjectMap,
  metaHelper,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  tableMemo,
  type Column,
  type ColumnDef,
  type Header,
  type ReactTable,
  type Row as LibraryRow,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
} from '@tanstack/react-table';

import { DEFAULT_COLUMN_WIDTH, MIN_COLUMN_WIDTH, type DataColumn, type SortValue } from './columns.ts';

/**
 * Returns the row model of a table. A record that is still present retains its row object, so that of thousands of rows
 * only the changed ones are created and drawn again.
 */
function storedRows<Of extends TableFeatures, Row extends RowData>(
  table: Table<Of, Row>,
): () => RowModel<Of, Row> {
  let rowCache = new WeakMap<object, LibraryRow<Of, Row>>();
  let retentionMs: unknown;
  return tableMemo({
    feature: 'coreRowModelsFeature',
    table,
    fnName: 'table.getCoreRowModel',
    memoDeps: () => [table.options.data, table.options.columns],
    fn: (data: readonly Row[], columns: unknown) => {
      // a row caches the values of its columns
      if (columns !== retentionMs) rowCache = new WeakMap();
      retentionMs = columns;
      const rowsById: Record<string, LibraryRow<Of, Row>> = makeObjectMap();
      const rows = data.map((original, index) => {
        let row = rowCache.get(original);
        if (!row) {
          row = constructRow(table, table.getRowId(original, index), original, index, 0);
          rowCache.set(original, row);
        }
        row.index = index;
        rowsById[row.id] = row;
        return row;
      });
      return { rows, flatRows: rows, rowsById };
    },
  });
}

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: storedRows,
  sortedRowModel: createSortedRowModel(),
});

/** What a table of such rows can do. */
export const featuresFor = <Row>() => ({ ...features, columnMeta: metaHelper<DataColumn<Row>>() });

type Features<Row> = ReturnType<typeof featuresFor<Row>>;

export type TableInstance<Row extends RowData> = ReactTable<Features<Row>, Row>;
export type TableRow<Row extends RowData> = LibraryRow<Features<Row>, Row>;
/** Its `columnDef.meta` is the column as the table was given it. */
export type TableColumn<Row extends RowData> = Column<Features<Row>, Row>;
export type TableHeader<Row extends RowData> = Header<Features<Row>, Row>;
type Definition<Row extends RowData> = ColumnDef<Features<Row>, Row>;

type Comparable = string | number | undefined;

const collator = new Intl.Collator('pl', { numeric: true });

/** Returns a value in comparable form; undefined where there is none, which is sorted last in both directions. */
function comparable(value: SortValue): Comparable {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return typeof value === 'string' ? value : Number(value);
}

/** Returns the ranks of texts in Polish order, with numbers inside them sorted by size. */
function textRanks(values: readonly Comparable[]): Map<Comparable, number> {
  const texts = [...new Set(values)].filter((value) => typeof value === 'string').toSorted(collator.compare);
  const ranks = new Map<Comparable, number>();
  let rank = 0;
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1];
    if (before !== undefined && collator.compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
  }
  return ranks;
}

/** Compares rows by their values. Comparing texts in Polish is dear: each is placed once, and rows compare numbers. */
function comparison<Row extends RowData>(valueOf: (row: Row) => Comparable) {
  let ranked: readonly Row[] | undefined;
  let ranks = new Map<Comparable, number>();
  const rankOf = (row: Row) => {
    const value = valueOf(row);
    return typeof value === 'string' ? (ranks.get(value) ?? 0) : Number(value);
  };
  return (one: TableRow<Row>, other: TableRow<Row>): number => {
    const { data } = one.table.options;
    if (ranked !== data) ranks = textRanks(data.map(valueOf));
    ranked = data;
    return rankOf(one.original) - rankOf(other.original);
  };
}

function definitionOf<Row extends RowData>(column: DataColumn<Row>): Definition<Row> {
  const { id, header, hideable = true, sortable = false, width = DEFAULT_COLUMN_WIDTH, sortValue } = column;
  const valueOf = (row: Row) => comparable(sortValue?.(row));
  return {
    id,
    header,
    meta: column,
    enableHiding: hideable,
    enableSorting: sortable,
    accessorFn: valueOf,
    sortFn: comparison(valueOf),
    sortUndefined: 'last',
    size: width,
    minSize: Math.min(width, MIN_COLUMN_WIDTH),
  };
}

/** Returns columns as the library expects them: those of one group together under its heading. */
export function definitionsOf<Row extends RowData>(columns: readonly DataColumn<Row>[]): Definition<Row>[] {
  const groups = new Map<string, DataColumn<Row>[]>();
  for (const column of columns) {
    if (column.group !== undefined) groups.set(column.group, [...(groups.get(column.group) ?? []), column]);
  }
  return [
    ...columns.filter(({ group }) => group === undefined).map(definitionOf),
    ...[...groups].map(([header, own]) => ({
      id: `group ${header}`,
      header,
      columns: own.map(definitionOf),
    })),
  ];
}
