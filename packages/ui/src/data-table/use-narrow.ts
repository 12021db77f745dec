import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of its own width under which rows become cards. */
const NARROW_BELOW = 640;

/** Whether the element, not the window, is narrow: a table in a side panel is narrow on a wide screen. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => {
      setNarrow(target.clientWidth > 0 && target.clientWidth < NARROW_BELOW);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return narrow;
}
