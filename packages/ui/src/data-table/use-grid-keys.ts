import type { RowData } from '@tanstack/react-table';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

import type { CellRef } from './editing.ts';
import { hitsControl, openRow, toggleSelected, type TableView } from './table-view.ts';

interface GridKeysInput<Row extends RowData> {
  view: TableView<Row>;
  getScroller: () => HTMLElement | null;
  onEdit: (cell: CellRef) => void;
  scrollTo: (index: number) => void;
}

/**
 * One row is in the tab order and arrows move between rows; cells that can be changed are reached from
 * their row by the right arrow. What keys and presses on the body's rows do.
 */
export function useGridKeys<Row extends RowData>({
  view,
  getScroller,
  onEdit,
  scrollTo,
}: GridKeysInput<Row>) {
  const { parts, rows, onOpen } = view;
  const [active, setActive] = useState(0);
  const focusTarget = useRef<{ index: number; column: string | undefined }>(undefined);

  const moveTo = (index: number, body: Element, column: string | undefined) => {
    const target = Math.max(0, Math.min(rows.length - 1, index));
    setActive(target);
    const drawn = find(body, target, column);
    if (drawn) drawn.focus({ preventScroll: true });
    else focusTarget.current = { index: target, column };
    scrollTo(target);
    drawn?.scrollIntoView({ block: 'nearest' });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const place = placeOf(event.target);
    const row = place ? rows[place.index] : undefined;
    if (!place || !row || !(event.target instanceof HTMLElement)) return;
    const { index, element, cell } = place;
    // a box or a button inside the row answers its own keys
    if (event.target !== element && event.target !== cell) return;
    const column = cell?.dataset['edit'];
    const page = Math.max(1, Math.floor((getScroller()?.clientHeight ?? 0) / element.offsetHeight) - 2);
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    const cells = [...element.querySelectorAll<HTMLElement>('[data-edit]')];
    const at = cell ? cells.indexOf(cell) : -1;
    const canExpand = row.getCanExpand() && !cell;
    const isExpanded = row.getIsExpanded();
    const edits = event.key === 'F2' || (event.key === 'Enter' && cell !== undefined);
    if (next !== undefined) moveTo(next, event.currentTarget, column);
    else if (edits) {
      const id = column ?? cells[0]?.dataset['edit'];
      if (id === undefined) return;
      onEdit({ row: row.id, column: id });
    } else if (event.key === 'Enter') openRow(element, row.original, onOpen, event);
    else if (event.key === ' ' && parts.selectable) toggleSelected(row, event.shiftKey);
    else if (event.key === 'ArrowRight' && canExpand && !isExpanded) row.toggleExpanded(true);
    else if (event.key === 'ArrowLeft' && canExpand && isExpanded) row.toggleExpanded(false);
    else if (event.key === 'ArrowRight' && cells[at + 1]) cells[at + 1]?.focus();
    else if (event.key === 'ArrowLeft' && cell) (cells[at - 1] ?? element).focus();
    else if (event.key === 'Escape' && cell) element.focus();
    else return;
    event.preventDefault();
  };

  const handleClick = (event: MouseEvent<HTMLTableSectionElement>) => {
    const place = placeOf(event.target);
    const row = place ? rows[place.index] : undefined;
    if (!place || !row || hitsControl(event.target, place.element)) return;
    setActive(place.index);
    // the first press only goes to the cell, for a second one changes it
    if (place.cell) place.cell.focus({ preventScroll: true });
    // a press that ends a text selection was no wish to open the row
    else if (parts.opens && (window.getSelection()?.isCollapsed ?? true))
      openRow(place.element, row.original, onOpen, event);
  };

  return {
    current: Math.min(active, rows.length - 1),
    onKeyDown: handleKeyDown,
    onClick: handleClick,
    onDoubleClick: (event: MouseEvent<HTMLTableSectionElement>) => {
      const place = placeOf(event.target);
      const row = place ? rows[place.index] : undefined;
      const column = place?.cell?.dataset['edit'];
      if (!row || column === undefined || hitsControl(event.target, event.currentTarget)) return;
      onEdit({ row: row.id, column });
    },
    onFocus: (event: FocusEvent<HTMLTableSectionElement>) => {
      const place = placeOf(event.target);
      if (place) setActive(place.index);
    },
    /** Focuses the requested row as soon as it has been scrolled into view and drawn. */
    focusRequested: (body: Element | null) => {
      const { current } = focusTarget;
      const drawn = current && body ? find(body, current.index, current.column) : undefined;
      if (!drawn) return;
      focusTarget.current = undefined;
      drawn.focus({ preventScroll: true });
    },
  };
}

function placeOf(target: EventTarget | null) {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  if (!element || !(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-edit]') ?? undefined;
  return { element, cell, index: Number(element.dataset['index']) };
}

function find(body: Element, index: number, column: string | undefined): HTMLElement | undefined {
  const row = body.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
  if (!row || column === undefined) return row;
  return row.querySelector<HTMLElement>(`[data-edit="${CSS.escape(column)}"]`) ?? row;
}
