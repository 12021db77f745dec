import { useLayoutEffect, useState, type RefObject } from 'react';

interface Overflow {
  start: boolean;
  end: boolean;
}

/** Pixels a rounded position may be off. */
const TOLERANCE = 2;

function overflowOf(row: HTMLElement): Overflow {
  return {
    start: row.scrollLeft > TOLERANCE,
    end: row.scrollLeft + row.clientWidth < row.scrollWidth - TOLERANCE,
  };
}

/** Returns on which sides a horizontally scrolling row has hidden content. */
export function useOverflow(scroller: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ start: false, end: false });
  useLayoutEffect(() => {
    const row = scroller.current;
    if (!row) return undefined;
    const measure = () => {
      const next = overflowOf(row);
      setOverflow((known) => (known.start === next.start && known.end === next.end ? known : next));
    };
    // reports once when it starts; the content of the row may grow, too
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    for (const item of row.children) sizes.observe(item);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return overflow;
}
