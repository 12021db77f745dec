/** The child's message when it has finished; a page that cannot be drawn is in a damaged, encrypted or empty file. */
export interface DrawnMessage {
  readonly isDrawn: boolean;
}

/** Pixels of a thumbnail at most. */
export const mostPixels = { width: 320, height: 640 } as const;

/** By how much a page is drawn larger than its points, so that it fills a thumbnail. */
export const scaleOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(mostPixels.width / width, mostPixels.height / height);
