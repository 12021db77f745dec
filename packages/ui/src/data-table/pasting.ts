import type { CellRef } from './editing.ts';
import type { DataColumn } from './columns.ts';
import type { TableRow } from './use-table-model.ts';

/** A text that was pasted into a cell. */
export interface PastedCell<Row> {
  row: Row;
  /** Id of the column. */
  column: string;
  text: string;
}

/**
 * Rows of cells as spreadsheets copy them: tabs between cells, line breaks between rows, quotation marks around cells
 * that hold either. A last line break begins no row.
 */
export function pastedTexts(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  const whole = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let index = 0; index < whole.length; index += 1) {
    const sign = whole.charAt(index);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (whole.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/**
 * Where pasted texts go: from a cell on to the right and down, over columns as they are shown. What falls on a cell that
 * cannot be changed, or beside the table, goes nowhere. One text alone goes into one cell.
 */
export function pastedCells<Row>(
  columns: readonly Pick<DataColumn<Row>, 'id' | 'edit'>[],
  rows: readonly TableRow<Row>[],
  from: CellRef,
  texts: readonly (readonly string[])[],
): PastedCell<Row>[] {
  const top = rows.findIndex((row) => row.id === from.row);
  const left = columns.findIndex((column) => column.id === from.column);
  if (top < 0 || left < 0) return [];
  return texts.flatMap((cells, down) => {
    const row = rows[top + down]?.original;
    if (row === undefined) return [];
    return cells.flatMap((text, right) => {
      const column = columns[left + right];
      return column?.edit?.(row) === undefined ? [] : [{ row, column: column.id, text }];
    });
  });
}
