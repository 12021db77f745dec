/** Factors over the width of the place. */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** Returns the next step in a direction, the same one at either end. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const next =
    direction === 'in' ? ZOOM_STEPS.find((step) => step > zoom) : ZOOM_STEPS.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** Returns the page (from 1) at a third of the visible height; all in pixels. */
export function pageInView(tops: readonly number[], scrollTop: number, height: number): number {
  const line = scrollTop + height / 3;
  return Math.max(1, tops.findLastIndex((top) => top <= line) + 1);
}
