import { useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';

/** What is drawn of a list. */
export interface DrawnWindow {
  readonly places: readonly number[];
  /** Pixels of what is not drawn above and below. */
  readonly before: number;
  readonly after: number;
  /** Measures an element whose size is not known before; undefined where all of them are drawn. */
  readonly measure: ((element: Element | null) => void) | undefined;
}

export interface RowWindowHandle {
  readonly scrollTo: (place: number) => void;
}

type Options = VirtualizerOptions<HTMLElement, Element>;

export interface RowWindowProps
  extends
    Pick<Options, 'count' | 'getScrollElement' | 'estimateSize'>,
    Partial<
      Pick<Options, 'initialRect' | 'indexAttribute' | 'getItemKey' | 'overscan' | 'scrollPaddingStart'>
    > {
  handle?: Ref<RowWindowHandle> | undefined;
  /** Pixels of a row: when they change, everything is measured again. */
  estimated?: number | undefined;
  onRange: (first: number, last: number) => void;
  /** Called after each drawing, before it is seen. */
  onDrawn?: (() => void) | undefined;
  children: (drawn: DrawnWindow) => ReactNode;
}

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
