import { createElement, useEffect, type ReactNode } from 'react';

import { lazyCode, useLazy } from '../lazy/index.ts';
import type { DrawnWindow, RowWindowProps } from './virtual-window.tsx';

export type { DrawnWindow, RowWindowHandle } from './virtual-window.tsx';

/** Over this many rows only those in view are drawn. */
const VIRTUAL_OVER = 100;

// most lists are shorter
const code = lazyCode(async () => (await import('./virtual-window.tsx')).VirtualWindow);

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
