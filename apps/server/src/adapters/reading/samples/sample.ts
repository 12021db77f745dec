import type { ReadingField } from '@szansa/domain/reading';

/** A text on a page: points from the left and from the top, its size, and whether it stands right-aligned at `x`. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly right?: boolean;
}

/** A made-up document of a bank that does not exist, and what is to be read of it. */
export interface Sample {
  readonly name: string;
  /** Held out: not looked at while rules were written. */
  readonly isHeldOut?: boolean;
  readonly marks: readonly Mark[];
  readonly expected: Partial<Record<ReadingField, string>>;
}

/** Lines one under another at the same place. */
export function lines(x: number, y: number, texts: readonly string[], step = 15, size = 9.5): Mark[] {
  return texts.map((text, index) => ({ x, y: y + index * step, text, size }));
}

/** Rows of a table: a text at each of the columns, right-aligned from the second on where asked. */
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
