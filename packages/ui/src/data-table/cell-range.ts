/** A cell by its place, counted from 0 over the rows and columns that are shown. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Cells side by side, with the first and the last row and column. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Returns the range between two cells, in either order. */
export function rangeBetween(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export function sizeOf({ top, bottom, left, right }: CellRange): { rows: number; columns: number } {
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** How far a cell lies beyond a range: over it and left of it below zero. */
function beyond(from: number, to: number, place: number): number {
  return place < from ? place - from : Math.max(0, place - to);
}

/** The range with the cells that a pull to another cell fills: in one direction, the one that goes further. */
export function stretchedTo(range: CellRange, { row, column }: CellPlace): CellRange {
  const down = beyond(range.top, range.bottom, row);
  const across = beyond(range.left, range.right, column);
  return Math.abs(down) >= Math.abs(across)
    ? { ...range, top: range.top + Math.min(0, down), bottom: range.bottom + Math.max(0, down) }
    : { ...range, left: range.left + Math.min(0, across), right: range.right + Math.max(0, across) };
}

/** Every cell of a range, row by row. */
export function cellsIn({ top, bottom, left, right }: CellRange): CellPlace[] {
  const cells: CellPlace[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push({ row, column });
  return cells;
}
