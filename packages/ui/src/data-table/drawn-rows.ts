/** The content of one place of the scrolled list: a row, or the details under it. */
export interface DrawnRow {
  index: number;
  details: boolean;
}

export interface DrawnRows {
  count: number;
  at: (place: number) => DrawnRow;
  placeOf: (index: number) => number;
}

/** So many rows with the details of the open ones between them, as places of one list. */
export function drawnRows(rows: number, open: readonly number[]): DrawnRows {
  // how many details are above the row
  const above = (index: number) => {
    let count = 0;
    while (count < open.length && (open[count] ?? 0) < index) count += 1;
    return count;
  };
  return {
    count: rows + open.length,
    placeOf: (index) => index + above(index),
    at: (place) => {
      for (const [order, index] of open.entries()) {
        const row = index + order;
        if (place <= row) return { index: place - order, details: false };
        if (place === row + 1) return { index, details: true };
      }
      return { index: place - open.length, details: false };
    },
  };
}
