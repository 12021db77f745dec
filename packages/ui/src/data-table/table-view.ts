import type { RowData } from '@tanstack/react-table';
import type { ReactElement, ReactNode } from 'react';

import type { BodyCell } from './cell-place.ts';
import type { WriteKind, WrittenCell } from './cell-texts.ts';
import { EXPANDER_WIDTH, SELECTION_WIDTH } from './columns.ts';
import type { TableColumn, TableInstance, TableRow } from './table-features.ts';

export type RowLinkElement = ReactElement<{ children?: ReactNode; className?: string; tabIndex?: number }>;

/** What every row is drawn from; the same object as long as no row has to be drawn again. */
export interface RowParts<Row extends RowData> {
  /** Those that are shown, in their order. */
  columns: readonly TableColumn<Row>[];
  cells: readonly BodyCell<Row>[];
  rowLabel: (row: Row) => string;
  rowLink: ((row: Row) => RowLinkElement) | undefined;
  /** A press on a row opens it. */
  opens: boolean;
  selectable: boolean;
  renderExpanded: ((row: Row) => ReactNode) | undefined;
  canExpand: ((row: Row) => boolean) | undefined;
}

/** What the wide and the narrow form both draw. */
export interface TableView<Row extends RowData> {
  label: string;
  table: TableInstance<Row>;
  parts: RowParts<Row>;
  rows: readonly TableRow<Row>[];
  onOpen: (row: Row) => void;
  /** Pixels before the first column: the boxes of the selection and the buttons of the details. */
  leading: number;
  /** Pressing a heading sorts. */
  sorts: boolean;
  /** Reads what the columns of the drawn table need; those that are known are not read again. */
  measure: (table: HTMLTableElement) => void;
  /** All columns have their own width, so that spare room stays empty. */
  isFixed: boolean;
  loading: boolean;
  onEndReached: (() => void) | undefined;
  onRowsInView: ((first: number, last: number) => void) | undefined;
  onWrite: ((cells: WrittenCell<Row>[], how: WriteKind) => void) | undefined;
  maxHeight: string;
}

/** Rows drawn while the first ones are on their way. */
export const SKELETON_ROWS = 8;

/** Rows that stay while others are on their way are dimmed, but not for an answer that comes at once. */
export const outdatedClasses = 'opacity-65 transition-opacity delay-(--duration-patience)';

/** Whether the press was meant for something inside the row that answers it itself. */
export function hitsControl(target: EventTarget | null, row: Element): boolean {
  const control =
    target instanceof Element
      ? target.closest('a, button, input, select, textarea, label, [role="checkbox"], [role="menuitem"]')
      : null;
  return control !== null && row.contains(control);
}

/** Returns whether rows can get the keyboard focus: they can be opened, selected, unfolded or edited. */
export function focusesFirst<Row extends RowData>(parts: RowParts<Row>): boolean {
  const { opens, selectable, renderExpanded, columns } = parts;
  const isEditable = columns.some(({ columnDef }) => columnDef.meta?.edit !== undefined);
  return opens || selectable || renderExpanded !== undefined || isEditable;
}

/** Follows the row's own link, so that modifier keys and prefetching work as on any link; else opens the row. */
export function openRow<Row>(
  element: Element,
  row: Row,
  onOpen: (row: Row) => void,
  keys?: { ctrlKey: boolean; metaKey: boolean },
) {
  const link = element.querySelector<HTMLAnchorElement>('[data-row-link] a');
  if (link)
    link.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey: keys?.ctrlKey ?? false,
        metaKey: keys?.metaKey ?? false,
      }),
    );
  else onOpen(row);
}

export function leadingWidth(selectable: boolean, expandable: boolean): number {
  return (selectable ? SELECTION_WIDTH : 0) + (expandable ? EXPANDER_WIDTH : 0);
}

/** Selects a row or lets it go; as a range, all rows from the one before become what this one becomes. */
export function toggleSelected<Row extends RowData>(row: TableRow<Row>, shiftKey: boolean): void {
  row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey });
}

/** Whether the details of a row are open. */
export function isOpen<Row extends RowData>(row: TableRow<Row>): boolean {
  return row.getIsExpanded() && row.getCanExpand();
}
