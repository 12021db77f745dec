import { startTransition } from 'react';

/** Milliseconds without a scroll after which nothing moves any more. */
const restMs = 100;

let scrolledAt = Number.NEGATIVE_INFINITY;
let timer: number | undefined;
let listening = 0;
let dragged = 0;
const pending = new Set<() => void>();
const pausing = new Set<(isDragged: boolean) => void>();

function drawAll(): void {
  timer = undefined;
  if (dragged > 0) return;
  const due = [...pending];
  pending.clear();
  startTransition(() => {
    for (const draw of due) draw();
  });
}

function wait(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(drawAll, restMs);
}

function noteScroll(): void {
  scrolledAt = performance.now();
  if (pending.size > 0) wait();
}

/** Watches all that scrolls until the answer is called. */
export function watchScrolling(): () => void {
  if (listening === 0) document.addEventListener('scroll', noteScroll, { capture: true, passive: true });
  listening += 1;
  return () => {
    listening -= 1;
    if (listening === 0) document.removeEventListener('scroll', noteScroll, { capture: true });
  };
}

/** Draws nothing until the answer is called: what is dragged draws the list with every row it passes. */
export function freezeWhileDragged(): () => void {
  dragged += 1;
  if (dragged === 1) for (const pause of pausing) pause(true);
  return () => {
    dragged -= 1;
    if (dragged === 0) for (const pause of pausing) pause(false);
    if (pending.size > 0) wait();
  };
}

/**
 * Calls back when a drag starts and ends, until the returned function is called, so that subscribers can pause
 * observers that would draw nothing meanwhile.
 */
export function watchDragging(notify: (isDragged: boolean) => void): () => void {
  pausing.add(notify);
  return () => pausing.delete(notify);
}

/** Draws once nothing scrolls and nothing is dragged, so that no frame is delayed; the returned function cancels it. */
export function drawAtRest(draw: () => void): () => void {
  if (dragged === 0 && performance.now() - scrolledAt >= restMs) {
    startTransition(draw);
    return () => undefined;
  }
  pending.add(draw);
  wait();
  return () => pending.delete(draw);
}
