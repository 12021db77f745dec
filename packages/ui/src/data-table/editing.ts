import type { TextColumn } from './cell-texts.ts';

/** A cell by the keys of its row and column. */
export interface CellRef {
  row: string;
  column: string;
}

/** Ids of the columns whose value may be changed in this row, in their order. */
export function editableIn<Row>(columns: readonly TextColumn<Row>[], row: Row): string[] {
  return columns.filter(({ columnDef }) => columnDef.meta?.edit?.(row) !== undefined).map(({ id }) => id);
}

/** The next or previous cell that can be changed, on this row or on the nearest that has one. */
export function neighbourCell<Row>(
  columns: readonly TextColumn<Row>[],
  rows: readonly { id: string; original: Row }[],
  from: CellRef,
  step: 1 | -1,
): CellRef | undefined {
  const start = rows.findIndex((row) => row.id === from.row);
  if (start < 0) return undefined;
  for (let index = start; ; index += step) {
    const row = rows[index];
    if (!row) return undefined;
    const cells = editableIn(columns, row.original);
    if (index !== start) {
      const column = step === 1 ? cells[0] : cells.at(-1);
      if (column !== undefined) return { row: row.id, column };
      continue;
    }
    const column = cells[cells.indexOf(from.column) + step];
    if (column !== undefined) return { row: row.id, column };
  }
}
