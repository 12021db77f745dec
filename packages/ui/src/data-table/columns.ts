import type { ReactNode } from 'react';

import type { InlineEditDefinition } from '../inline-edit/index.ts';

export type SortValue = string | number | boolean | Date | null | undefined;

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end' | undefined;
  /** Pixels at which the column is comfortable; default 150. Spare room is shared in proportion. */
  width?: number | undefined;
  sortable?: boolean | undefined;
  /**
   * What rows that are all in the browser are sorted by: a table with such columns sorts its rows itself, in Polish, without
   * it rows come sorted.
   */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** Default yes; no for columns that identify the row. */
  hideable?: boolean | undefined;
  /** Hidden until the user shows it. */
  hidden?: boolean | undefined;
  /** Not drawn while true, because every row has the same value; the user's settings of the column are retained. */
  leftOut?: boolean | undefined;
  /**
   * Its place among the two or three facts that a card of the narrow form always shows; the other columns are shown
   * when the card is unfolded. Where no column of a table has a priority, cards show all of them.
   */
  priority?: 1 | 2 | 3 | undefined;
  footer?: ReactNode;
  /** Stays in view while the table scrolls sideways. */
  pin?: 'start' | undefined;
  /** Heading above this one and its neighbours of the same group. */
  group?: string | undefined;
  /** The text copied from a cell; also the text from which its value is changed, by default. */
  text?: ((row: Row) => string) | undefined;
  /** How the value is changed in its cell; nothing where this row's may not be. */
  edit?: ((row: Row) => InlineEditDefinition | undefined) | undefined;
}

export const DEFAULT_COLUMN_WIDTH = 150;
export const MIN_COLUMN_WIDTH = 60;
export const MAX_COLUMN_WIDTH = 800;
export const SELECTION_WIDTH = 40;
export const EXPANDER_WIDTH = 36;
