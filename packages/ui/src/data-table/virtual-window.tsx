import { useVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode } from 'react';

import type { RowWindowProps } from './row-window.tsx';

/** The places in view of a long list. Only this part is drawn again while one scrolls. */
export function VirtualWindow({
  handle,
  estimated,
  onRange,
  onDrawn,
  children,
  ...options
}: RowWindowProps): ReactNode {
  const virtualizer = useVirtualizer({
    ...options,
    onChange: ({ range }) => {
      if (range) onRange(range.startIndex, range.endIndex);
    },
  });
  useImperativeHandle(handle, () => ({ scrollTo: (place) => virtualizer.scrollToIndex(place) }), [
    virtualizer,
  ]);
  const measuredAt = useRef(estimated);
  useLayoutEffect(() => {
    if (measuredAt.current === estimated) return;
    measuredAt.current = estimated;
    virtualizer.measure();
  }, [estimated, virtualizer]);
  useLayoutEffect(() => onDrawn?.());

  const items = virtualizer.getVirtualItems();
  return children({
    places: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  });
}
