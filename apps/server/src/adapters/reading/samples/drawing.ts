/**
 * A text on a page: its distance from the left and from the top in points, its size, and whether it is right-aligned
 * at `x`.
 */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly right?: boolean;
}

/** Lines one under another at the same place. */
export function lines(x: number, y: number, texts: readonly string[], step = 15, size = 9.5): Mark[] {
  return texts.map((text, index) => ({ x, y: y + index * step, text, size }));
}

/**
 * Returns the rows of a table: a text at each of the columns, with `right` right-aligned from the second column on.
 */
export function rows(
  columns: readonly number[],
  y: number,
  cells: readonly (readonly string[])[],
  { step = 17, size = 9.5, right = false }: { step?: number; size?: number; right?: boolean } = {},
): Mark[] {
  return cells.flatMap((row, index) =>
    row.flatMap((text, at) =>
      text === '' ? [] : [{ x: columns[at] ?? 0, y: y + index * step, text, size, right: right && at > 0 }],
    ),
  );
}
