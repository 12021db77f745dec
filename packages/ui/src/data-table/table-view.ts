import type { ReactElement, ReactNode } from 'react';

import type { Selection } from './selection.ts';
import type { PlacedColumn } from './use-table-model.ts';

export type RowLinkElement = ReactElement<{ children?: ReactNode; className?: string; tabIndex?: number }>;

export interface TableRow<Row> {
  /** The row's key. */
  id: string;
  original: Row;
}

/** What the wide and the narrow form both draw. */
export interface TableView<Row> {
  label: string;
  columns: readonly PlacedColumn<Row>[];
  rows: readonly TableRow<Row>[];
  rowLabel: (row: Row) => string;
  rowLink: ((row: Row) => RowLinkElement) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** Undefined where rows cannot be selected. */
  selection: Selection | undefined;
  onToggle: (key: string, range: boolean) => void;
  onToggleAll: () => void;
  loading: boolean;
  onEndReached: (() => void) | undefined;
  maxHeight: string;
}

/** Over this many rows only those in view are drawn. */
export const VIRTUAL_OVER = 100;

/** Rows drawn while the first ones are on their way. */
export const SKELETON_ROWS = 8;

/** Rows that stay while others are on their way are dimmed, but not for an answer that comes at once. */
export const outdatedClasses = 'opacity-65 transition-opacity delay-300';

/** Whether the press was meant for something inside the row that answers it itself. */
export function hitsControl(target: EventTarget | null, row: Element): boolean {
  const control =
    target instanceof Element
      ? target.closest('a, button, input, select, textarea, label, [role="checkbox"], [role="menuitem"]')
      : null;
  return control !== null && row.contains(control);
}

/** Follows the row's own link, so that modifier keys and prefetching work as on any link; else opens the row. */
export function openRow<Row>(
  element: Element,
  row: Row,
  view: TableView<Row>,
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
  else view.onOpen?.(row);
}
