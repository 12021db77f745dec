import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  readonly png: Buffer;
  /** Pixels that differ, those that only one of both has included. */
  readonly pixels: number;
}

/** The picture with transparent room at its right and bottom. */
function padded(picture: PNG, width: number, height: number): Buffer {
  const whole = new PNG({ width, height });
  PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, 0);
  return whole.data;
}

/** Where two pictures differ, to the pixel; they may be of different sizes. */
export function differenceOf(before: Buffer, now: Buffer): Difference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(one, width, height),
    padded(other, width, height),
    drawn.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  return { png: PNG.sync.write(drawn), pixels };
}

/** Width and height of a picture, as people read them. */
export function sizeOf(png: Buffer): string {
  const { width, height } = PNG.sync.read(png);
  return `${width} × ${height}`;
}
