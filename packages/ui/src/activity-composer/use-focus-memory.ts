import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the first kind when the prompt for the next activity appears or disappears: the form or button
 * that had the focus is removed with it, and the focus would be lost.
 */
export function useFocusMemory(asksNext: boolean) {
  const inside = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const isInside = useRef(false);
  const before = useRef(asksNext);
  useLayoutEffect(() => {
    if (before.current === asksNext) return;
    before.current = asksNext;
    if (isInside.current) first.current?.focus();
  }, [asksNext]);
  const look = () => {
    // a window that is left restores its focus on return
    isInside.current = inside.current?.contains(document.activeElement) ?? false;
  };
  return { first, place: { ref: inside, onFocus: look, onBlur: look } };
}
