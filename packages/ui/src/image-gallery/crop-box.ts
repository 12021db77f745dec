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

/** Rounds a fraction to as many digits as are needed to distinguish neighbouring pixels. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The same, and never more than is left of a side. */
const floored = (value: number) => Math.floor(value * 10_000) / 10_000;

/** The part moved, as far as the picture goes. */
export const movedCrop = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  x: rounded(within(crop.x + right, 0, 1 - crop.width)),
  y: rounded(within(crop.y + down, 0, 1 - crop.height)),
});

/** The largest square in the middle of a picture, which is `ratio` times as wide as it is high. */
export function middleSquare(ratio: number): Crop {
  const [width, height] = [floored(Math.min(1, 1 / ratio)), floored(Math.min(1, ratio))];
  return { x: rounded((1 - width) / 2), y: rounded((1 - height) / 2), width, height };
}

/** A square made larger or smaller by its lower right corner, by the side that moved more; it stays one. */
export function resizedSquare(crop: Crop, right: number, down: number, ratio: number): Crop {
  const change = Math.abs(right) >= Math.abs(down / ratio) ? right : down / ratio;
  const most = Math.min(1 - crop.x, (1 - crop.y) / ratio);
  const least = Math.min(most, Math.max(leastShare, leastShare / ratio));
  const width = within(crop.width + change, least, most);
  return { ...crop, width: floored(width), height: floored(width * ratio) };
}

/** The part made larger or smaller by its lower right corner. */
export const resizedCrop = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  width: rounded(within(crop.width + right, leastShare, 1 - crop.x)),
  height: rounded(within(crop.height + down, leastShare, 1 - crop.y)),
});
