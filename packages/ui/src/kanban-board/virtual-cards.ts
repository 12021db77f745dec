import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';

import { cardGap, cardHeight, type CardWindow } from './card-window.ts';

/** Its functions stay the same while the cards do. */
export interface VirtualCardsProps {
  scroller: HTMLElement;
  count: number;
  keyOf: (index: number) => string | number;
  /** Returns the place of a card that is drawn even out of view; -1 if there is none. */
  alsoDrawn: () => number;
  onChange: (drawn: CardWindow) => void;
}

/** The cards that are drawn already, as they are: they stay where they are. */
function measured(scroller: HTMLElement, keyOf: VirtualCardsProps['keyOf']) {
  let start = 0;
  return Array.from(scroller.querySelectorAll<HTMLElement>('[data-index]'), (element, index) => {
    const size = element.offsetHeight;
    const item = { key: keyOf(index), index, start, end: start + size, size, lane: 0 };
    start = item.end + cardGap;
    return item;
  });
}

/** Reports which cards of a scrolled column are in view. It draws nothing, so that the cards are not mounted again. */
export function VirtualCards({ scroller, count, keyOf, alsoDrawn, onChange }: VirtualCardsProps): null {
  const [first] = useState(() => ({
    initialMeasurementsCache: measured(scroller, keyOf),
    initialOffset: scroller.scrollTop,
    initialRect: { width: scroller.offsetWidth, height: scroller.offsetHeight },
  }));
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      const also = alsoDrawn();
      return also < 0 || indexes.includes(also) ? indexes : [...indexes, also].toSorted((a, b) => a - b);
    },
    [alsoDrawn],
  );
  const virtualizer = useVirtualizer({
    ...first,
    count,
    getScrollElement: () => scroller,
    getItemKey: keyOf,
    estimateSize: () => cardHeight,
    gap: cardGap,
    overscan: 3,
    rangeExtractor,
  });
  const places = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const measure = virtualizer.measureElement;
  useLayoutEffect(() => onChange({ places, height, measure }), [onChange, places, height, measure]);
  return null;
}
