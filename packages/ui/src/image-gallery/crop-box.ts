/** A part of a picture as shares of its sides, from its upper left corner. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The least share of a side that is left. */
export const leastShare = 0.1;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Shares have so many digits that a pixel is told from the next one, and no more. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The part moved, as far as the picture goes. */
export const movedCrop = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  x: rounded(within(crop.x + right, 0, 1 - crop.width)),
  y: rounded(within(crop.y + down, 0, 1 - crop.height)),
});

/** The part made larger or smaller by its lower right corner. */
export const resizedCrop = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  width: rounded(within(crop.width + right, leastShare, 1 - crop.x)),
  height: rounded(within(crop.height + down, leastShare, 1 - crop.y)),
});
