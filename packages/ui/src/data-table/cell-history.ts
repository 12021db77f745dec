import { textOf, type CellTable, type WrittenCell } from './cell-texts.ts';

/** The text of a cell at a moment. */
export type CellBefore = Omit<WrittenCell<unknown>, 'row'>;

/** Cells that were written together, with their former texts. */
export type Batch = readonly CellBefore[];

/** An undo or redo step: what it writes, and how to revert it. */
export interface Step<Row> {
  cells: WrittenCell<Row>[];
  inverse: Batch;
  /** The batches that can still be undone after it. */
  rest: readonly Batch[];
}

/** Returns the current texts of cells that are about to be written. */
export function batchOf<Row>({ columns }: CellTable<Row>, cells: readonly WrittenCell<Row>[]): Batch {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return cells.flatMap(({ row, key, column }) => {
    const own = byId.get(column);
    return own ? [{ key, column, text: textOf(own, row) }] : [];
  });
}

/**
 * Undoes the last batch that has an effect: cells that were not saved, or refused by the server, are skipped, and so
 * are rows that no longer exist.
 */
export function stepBack<Row>({ columns, rows }: CellTable<Row>, batches: readonly Batch[]): Step<Row> {
  const byKey = new Map(rows.map(({ id, original }) => [id, original]));
  const byId = new Map(columns.map((column) => [column.id, column]));
  for (let last = batches.length - 1; last >= 0; last -= 1) {
    const cells: WrittenCell<Row>[] = [];
    const inverse: CellBefore[] = [];
    for (const before of batches[last] ?? []) {
      const [row, column] = [byKey.get(before.key), byId.get(before.column)];
      if (row === undefined || column?.columnDef.meta?.edit?.(row) === undefined) continue;
      const text = textOf(column, row);
      if (text === before.text) continue;
      cells.push({ row, ...before });
      inverse.push({ ...before, text });
    }
    if (cells.length > 0) return { cells, inverse, rest: batches.slice(0, last) };
  }
  return { cells: [], inverse: [], rest: [] };
}
