import { startTransition } from 'react';

/** Milliseconds without a scroll after which nothing moves any more. */
const restMs = 100;

let scrolledAt = Number.NEGATIVE_INFINITY;
let timer: number | undefined;
let listening = 0;
const waiting = new Set<() => void>();

function drawAll(): void {
  timer = undefined;
  const due = [...waiting];
  waiting.clear();
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
  if (waiting.size > 0) wait();
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

/** Draws once nothing scrolls, so that no frame of a scroll waits for it; the answer gives it up. */
export function drawAtRest(draw: () => void): () => void {
  if (performance.now() - scrolledAt >= restMs) {
    startTransition(draw);
    return () => undefined;
  }
  waiting.add(draw);
  wait();
  return () => waiting.delete(draw);
}
