import { useMemo, useState } from 'react';

import type { ColumnSettings } from './column-settings.ts';
import type { DataColumn } from './columns.ts';

/** A visible column in its place. */
export interface PlacedColumn<Row> extends DataColumn<Row> {
  /** Its place among the pinned columns; undefined when not pinned. */
  pinIndex: number | undefined;
}

export interface TableRow<Row> {
  /** The row's key. */
  id: string;
  original: Row;
}

interface TableModelInput<Row extends object> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  settings: ColumnSettings;
}

/** Which columns are shown, in what order and where pinned, and the rows under their keys. */
export function useTableModel<Row extends object>({ columns, rows, rowKey, settings }: TableModelInput<Row>) {
  // ten thousand rows are not made anew with every sorting
  const [known] = useState(() => new WeakMap<object, TableRow<Row>>());
  const keyed = useMemo(
    () =>
      rows.map((row) => {
        const before = known.get(row);
        if (before) return before;
        const made = { id: rowKey(row), original: row };
        known.set(row, made);
        return made;
      }),
    [rows, rowKey, known],
  );

  const { visibility, order, pinned } = settings;
  const leftOut = new Set(columns.filter((column) => column.leftOut).map(({ id }) => id));
  const arrangement = order
    .filter((id) => (visibility[id] ?? true) && !leftOut.has(id))
    .map((id) => (pinned.includes(id) ? `${id}!` : id))
    .join(' ');
  // while the arrangement stays, the same columns: every row would draw again for new ones
  const placed = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return arrangement.split(' ').flatMap((entry, index): PlacedColumn<Row>[] => {
      const own = byId.get(entry.replace(/!$/, ''));
      return own ? [{ ...own, pinIndex: entry.endsWith('!') ? index : undefined }] : [];
    });
  }, [columns, arrangement]);
  return { columns: placed, rows: keyed };
}
