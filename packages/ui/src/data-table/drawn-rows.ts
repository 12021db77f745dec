/** What stands at one place of the scrolled list: a row, or the details under it. */
export interface DrawnRow {
  index: number;
  details: boolean;
}

export interface DrawnRows {
  count: number;
  at: (place: number) => DrawnRow;
  placeOf: (index: number) => number;
}

/** The rows with the details of the expanded ones between them, as places of one list. */
export function drawnRows(keys: readonly string[], expanded: ReadonlySet<string>): DrawnRows {
  const open = expanded.size === 0 ? [] : keys.flatMap((key, index) => (expanded.has(key) ? [index] : []));
  // how many details stand above the row
  const above = (index: number) => {
    let count = 0;
    while (count < open.length && (open[count] ?? 0) < index) count += 1;
    return count;
  };
  return {
    count: keys.length + open.length,
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
