import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to the first kind when the question what comes next stands or goes: the form or the button that had
 * it goes as well, and would take the focus along.
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
    // a window that is left keeps its focus for later
    isInside.current = inside.current?.contains(document.activeElement) ?? false;
  };
  return { first, place: { ref: inside, onFocus: look, onBlur: look } };
}
