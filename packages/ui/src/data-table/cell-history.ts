import { textOf, type CellTable, type WrittenCell } from './cell-texts.ts';

/** What a cell said at a moment. */
export type CellBefore = Omit<WrittenCell<unknown>, 'row'>;

/** Cells that were written at once, with what they said before. */
export type Batch = readonly CellBefore[];

/** A step back, or forth: what it writes, and what takes it back again. */
export interface Step<Row> {
  cells: WrittenCell<Row>[];
  inverse: Batch;
  /** What can be taken back after it. */
  rest: readonly Batch[];
}

/** What cells say now that are about to be written. */
export function batchOf<Row>({ columns }: CellTable<Row>, cells: readonly WrittenCell<Row>[]): Batch {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return cells.flatMap(({ row, key, column }) => {
    const own = byId.get(column);
    return own ? [{ key, column, text: textOf(own, row) }] : [];
  });
}

/**
 * Takes the last batch back that has changed anything: what nobody saved, or what the server refused, is passed over, and
 * so is a row that is not there any more.
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
