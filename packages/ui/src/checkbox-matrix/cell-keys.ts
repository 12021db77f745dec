export interface Position {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);

/** Where a key leads within a grid; null for keys that lead nowhere. Home and End go along the row. */
export function positionAfter(
  key: string,
  at: Position,
  size: { readonly rows: number; readonly columns: number },
): Position | null {
  if (key === 'Home') return { ...at, column: 0 };
  if (key === 'End') return { ...at, column: size.columns - 1 };
  const step = steps[key];
  if (!step) return null;
  return { row: within(at.row + step[0], size.rows), column: within(at.column + step[1], size.columns) };
}
