import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';

import type { DrawingQueue } from './drawing-queue.ts';

function isInSight(element: Element, board: Element): boolean {
  const [own, whole] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  return own.right > whole.left && own.left < whole.right;
}

/**
 * Whether a column draws its cards: before the first paint where it is in sight, else when its turn comes or it is
 * scrolled into sight, whichever is first. What was drawn stays.
 */
export function useDrawn(column: RefObject<Element | null>, queue: DrawingQueue): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    const draw = () => setDrawn(true);
    const element = column.current;
    const board = element?.closest('[data-slot="kanban-board"]');
    if (!element || !board || isInSight(element, board)) return queue.skip(draw);
    const leave = queue.add(() => startTransition(draw));
    const sight = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) draw();
    });
    sight.observe(element);
    return () => {
      leave();
      sight.disconnect();
    };
  }, [column, queue]);
  return isDrawn;
}
