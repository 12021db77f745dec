import { useEffect, useState, type RefObject } from 'react';

import { drawAtRest, watchDragging, watchScrolling } from './at-rest.ts';

/** Rows are drawn so far before they are seen, in pages that scroll and in parts of them that do. */
const margin = '600px 0px';

interface Nearness {
  readonly isNear: boolean;
  /** Pixels that the row had when it was last drawn. */
  readonly height: number | null;
}

/** Whether a row of a long list is about to be seen, as soon as nothing scrolls; one that has the focus stays so. */
export function useNear(row: RefObject<HTMLElement | null>, isLong: boolean): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: false, height: null });
  useEffect(() => {
    const element = row.current;
    if (!isLong || !element) return undefined;
    let giveUp: (() => void) | undefined;
    const stopWatching = watchScrolling();
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { height } = entry.boundingClientRect;
        giveUp?.();
        giveUp = drawAtRest(() => {
          const isNear = entry.isIntersecting || element.contains(document.activeElement);
          setNearness((before) => {
            const next = before.isNear ? height : before.height;
            return before.isNear === isNear && before.height === next ? before : { isNear, height: next };
          });
        });
      },
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element);
    const stopPausing = watchDragging((isDragged) => {
      if (isDragged) observer.unobserve(element);
      else observer.observe(element);
    });
    return () => {
      observer.disconnect();
      stopPausing();
      stopWatching();
      giveUp?.();
    };
  }, [row, isLong]);
  return isLong ? nearness : { isNear: true, height: null };
}
