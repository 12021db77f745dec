import type { VirtualizerOptions } from '@tanstack/react-virtual';
import { createElement, useEffect, type ReactNode, type Ref } from 'react';

import { lazyCode, useLazy } from '../lazy/index.ts';

/** Over this many rows only those in view are drawn. */
const VIRTUAL_OVER = 100;

// most lists are shorter
const code = lazyCode(async () => (await import('./virtual-window.tsx')).VirtualWindow);

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

export function isVirtual(rows: number): boolean {
  return rows > VIRTUAL_OVER;
}

/** The places of a long list that are in view; until the code for that is there, the first ones. */
export function RowWindow(props: RowWindowProps): ReactNode {
  const Window = useLazy(code);
  useEffect(() => {
    // tried again when a list is next shown
    code.load().catch(() => undefined);
  }, []);
  return Window ? createElement(Window, props) : props.children(wholeOf(VIRTUAL_OVER));
}

/** All places of a short list. */
export function wholeOf(count: number): DrawnWindow {
  return {
    places: Array.from({ length: count }, (_, place) => place),
    before: 0,
    after: 0,
    measure: undefined,
  };
}
