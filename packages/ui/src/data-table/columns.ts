import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end' | undefined;
  /** Pixels at which the column is comfortable; default 150. Spare room is shared in proportion. */
  width?: number | undefined;
  sortable?: boolean | undefined;
  /** Default yes; columns that identify the row say no. */
  hideable?: boolean | undefined;
  footer?: ReactNode;
  /** Stays in view while the table scrolls sideways. */
  pin?: 'start' | undefined;
}

/** Column id → shown; a column not named is shown. */
export type ColumnVisibility = Record<string, boolean>;

export const DEFAULT_COLUMN_WIDTH = 150;
export const SELECTION_WIDTH = 40;
