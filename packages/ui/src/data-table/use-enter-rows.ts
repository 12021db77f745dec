import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

function focusRow(frame: HTMLElement | null): boolean {
  const row = frame?.querySelector<HTMLElement>('tr[data-index][tabindex="0"]');
  row?.focus();
  return row !== undefined && row !== null;
}

/**
 * Moves the focus from the search box above a table to its rows by the arrow down. When the search then brings other
 * rows, the entered one is replaced, and the focus moves to them.
 */
export function useEnterRows(frame: RefObject<HTMLElement | null>, loading: boolean) {
  const entered = useRef(false);

  useEffect(() => {
    if (!entered.current || loading) return;
    if (document.activeElement === document.body) focusRow(frame.current);
    else entered.current = frame.current?.contains(document.activeElement) ?? false;
  });

  return (event: KeyboardEvent): void => {
    const isSearch = event.target instanceof HTMLElement && event.target.matches('[role="searchbox"]');
    if (!isSearch || event.key !== 'ArrowDown' || !focusRow(frame.current)) return;
    entered.current = true;
    event.preventDefault();
  };
}
