/** What the child says once it is done; a page it cannot draw is of a file that is damaged, encrypted or empty. */
export interface DrawnMessage {
  readonly isDrawn: boolean;
}

/** Pixels of a thumbnail at most. */
export const mostPixels = { width: 320, height: 640 } as const;

/** By how much a page is drawn larger than its points, so that it fills a thumbnail. */
export const scaleOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(mostPixels.width / width, mostPixels.height / height);
