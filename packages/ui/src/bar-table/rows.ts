import type { ReactNode } from 'react';

import type { ChartTone } from '../chart/tones.ts';

/** A number of a row, as it is shown and as a spreadsheet accepts it. */
export interface BarNumber {
  /** The length of its part of the bar; absent for a number that is shown as text only. */
  drawn?: number | undefined;
  /** Formatted, with its unit. */
  text: string;
  /** Without unit and grouping, a point before its decimals: `1234.50`. */
  plain: string;
  /** In the place of the text, such as a link that bears it. */
  shown?: ReactNode;
}

export interface BarColumn {
  key: string;
  label: string;
  /** Of its part of the bar. A column without a tone is shown as text only. */
  tone?: ChartTone | undefined;
}

export interface BarRow {
  key: string;
  label: string;
  /** By key of the column; one that is absent is empty. */
  numbers: Readonly<Record<string, BarNumber | undefined>>;
}

/** Parts of a row's bar, each as a share of the longest one. */
export function partsOf(row: BarRow, columns: readonly BarColumn[], longest: number) {
  return columns.flatMap(({ key, tone }) => {
    const drawn = row.numbers[key]?.drawn ?? 0;
    return tone !== undefined && drawn > 0 && longest > 0 ? [{ key, tone, share: drawn / longest }] : [];
  });
}

/** How long the longest bar is. */
export function longestOf(rows: readonly BarRow[], columns: readonly BarColumn[]): number {
  const lengths = rows.map((row) =>
    columns.reduce((sum, { key, tone }) => sum + (tone ? (row.numbers[key]?.drawn ?? 0) : 0), 0),
  );
  return Math.max(0, ...lengths);
}
