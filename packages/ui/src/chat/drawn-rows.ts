/** Up to this number of messages, all are in the document, so that the browser's own search finds them. */
export const WHOLE_UP_TO = 200;

/**
 * Which messages are drawn, by their places: all of a short conversation; of a long one those near the window,
 * and the one being edited, so that scrolling away loses no text.
 */
export function drawnRows(near: readonly number[], count: number, edited: number | undefined): number[] {
  if (count <= WHOLE_UP_TO) return Array.from({ length: count }, (_, place) => place);
  if (edited === undefined || edited < 0 || edited >= count || near.includes(edited)) return [...near];
  return [...near, edited].toSorted((a, b) => a - b);
}
