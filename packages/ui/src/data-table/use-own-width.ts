import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of its own width under which rows become cards. */
export const NARROW_BELOW = 640;

/** The element's width in pixels, not the window's: a table in a side panel is narrow on a wide screen. */
export function useOwnWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => {
      if (target.clientWidth > 0) setWidth(target.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
