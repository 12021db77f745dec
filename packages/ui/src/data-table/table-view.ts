import type { ReactElement, ReactNode } from 'react';

import type { WriteKind, WrittenCell } from './cell-texts.ts';
import type { Selection } from './selection.ts';
import type { PlacedColumn, TableRow } from './use-table-model.ts';

export type RowLinkElement = ReactElement<{ children?: ReactNode; className?: string; tabIndex?: number }>;

/** What every row is drawn from; the same object as long as no row has to be drawn again. */
export interface RowParts<Row> {
  columns: readonly PlacedColumn<Row>[];
  rowLabel: (row: Row) => string;
  rowLink: ((row: Row) => RowLinkElement) | undefined;
  /** A press on a row opens it. */
  opens: boolean;
  selectable: boolean;
  onToggle: (key: string, range: boolean) => void;
  renderExpanded: ((row: Row) => ReactNode) | undefined;
  canExpand: ((row: Row) => boolean) | undefined;
  onToggleExpanded: (key: string) => void;
}

/** What the wide and the narrow form both draw. */
export interface TableView<Row> {
  label: string;
  parts: RowParts<Row>;
  rows: readonly TableRow<Row>[];
  onOpen: (row: Row) => void;
  selection: Selection;
  onToggleAll: () => void;
  expanded: ReadonlySet<string>;
  loading: boolean;
  onEndReached: (() => void) | undefined;
  onRowsInView: ((first: number, last: number) => void) | undefined;
  onWrite: ((cells: WrittenCell<Row>[], how: WriteKind) => void) | undefined;
  maxHeight: string;
}

/** Over this many rows only those in view are drawn. */
export const VIRTUAL_OVER = 100;

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

/** Whether rows take the keyboard focus: they are opened, chosen, unfolded or have cells to edit. */
export function takesFocus<Row>({ opens, selectable, renderExpanded, columns }: RowParts<Row>): boolean {
  return (
    opens || selectable || renderExpanded !== undefined || columns.some(({ edit }) => edit !== undefined)
  );
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

/** Whether this row has details to show. */
export function expands<Row>(parts: RowParts<Row>, row: Row): boolean {
  return parts.renderExpanded !== undefined && (parts.canExpand?.(row) ?? true);
}
