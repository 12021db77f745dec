import type { RowData } from '@tanstack/react-table';
import type { ReactNode, Ref } from 'react';

import type { ColumnSettings } from './column-settings.ts';
import type { DataColumn } from './columns.ts';
import type { WriteKind, WrittenCell } from './cell-texts.ts';
import type { Selection } from './table-state.ts';
import type { RowLinkElement } from './table-view.ts';

export interface DataTableProps<Row extends RowData> {
  /** Accessible name of the table. */
  label: string;
  /**
   * Preserve the identity of columns, `rowLink`, `rowLabel` and `renderExpanded` between renders where possible: a new
   * one draws every row in view again.
   */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a screen reader calls the row, e.g. in "Select: …". */
  rowLabel: (row: Row) => string;
  /**
   * Column id, `-` in front for descending, empty for the list's own order. The rows come sorted, or the table sorts them by
   * the `sortValue` of its columns.
   */
  sort?: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  onRowClick?: ((row: Row) => void) | undefined;
  /** A link: the first cell's contents go inside it, and a press anywhere on the row follows it. */
  rowLink?: ((row: Row) => RowLinkElement) | undefined;
  selection?: Selection | undefined;
  onSelectionChange?: ((selection: Set<string>) => void) | undefined;
  /** Number of selected rows, where that is more than the loaded ones, such as all of a list. */
  selectedCount?: number | undefined;
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode;
  /** What a person has chosen, whole or in part; columns and choices it does not name are as usual. */
  columnSettings?: Partial<ColumnSettings> | undefined;
  /** Lets people arrange the columns: a panel, menus in the headings, edges to drag. */
  onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
  /** Details under a row, shown on request; a table whose rows are drawn in view only measures them. */
  renderExpanded?: ((row: Row) => ReactNode) | undefined;
  /** Returns false for rows without details; by default all have some. */
  canExpand?: ((row: Row) => boolean) | undefined;
  /** Above the table: search and filters. */
  toolbar?: ReactNode;
  /** Without rows their shape is shown; rows that are there stay, dimmed, until the others come. */
  loading?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows whenever given. */
  error?: ReactNode;
  /** Dense rows, unless the user's own settings override it. */
  compact?: boolean | undefined;
  /** Any CSS length; rows scroll inside. Default 75% of the window. */
  maxHeight?: string | undefined;
  /** Called when the last rows come near, for lists that load as one scrolls. */
  onEndReached?: (() => void) | undefined;
  /** Called with the first and the last row in view, for lists that load what is looked at; over 100 rows only. */
  onRowsInView?: ((first: number, last: number) => void) | undefined;
  /**
   * Turns editable cells into those of a spreadsheet: ranges are chosen, copied, pasted over, filled, cleared and
   * undone. Called with the cells to write, whose new values are expected in the next `rows`.
   */
  onWrite?: ((cells: WrittenCell<Row>[], how: WriteKind) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}
