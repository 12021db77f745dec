import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** A grey picture: a byte a dot, 0 black to 255 white, row by row. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const emptyGrey = (width: number, height: number, shade = 255): Grey => ({
  data: new Uint8Array(width * height).fill(shade),
  width,
  height,
});

/** How far the colours of a dot are apart in a stamp's ink, and how bright it is at least: printed letters are darker. */
const inkRange = 56;
const inkBrightness = 92;

/** The picture of a page without the coloured ink of stamps and signatures over it. */
export function greyOf(canvas: Canvas): Grey {
  const { width, height } = canvas;
  const { data: rgba } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const data = new Uint8Array(width * height);
  for (let at = 0, dot = 0; at < data.length; at += 1, dot += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[dot], rgba[dot + 1], rgba[dot + 2]];
    const most = Math.max(red, green, blue);
    const brightness = (red * 77 + green * 150 + blue * 29) >> 8;
    const isInk = most - Math.min(red, green, blue) > inkRange && brightness > inkBrightness;
    data[at] = isInk ? most : brightness;
  }
  return { data, width, height };
}

/** The picture so many times smaller; a dot is the average of those it covers. */
export function shrunk({ data, width, height }: Grey, times: number): Grey {
  const small = emptyGrey(Math.floor(width / times), Math.floor(height / times));
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let row = 0; row < times; row += 1) {
        const start = (y * times + row) * width + x * times;
        for (let column = 0; column < times; column += 1) sum += data[start + column] ?? 0;
      }
      small.data[y * small.width + x] = sum / (times * times);
    }
  }
  return small;
}

/** A point of a picture, in dots. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture of so many dots whose every dot is at the given place of another one, between its dots; white outside. */
export function resampled(
  from: Grey,
  width: number,
  height: number,
  placeOf: (x: number, y: number) => Point,
): Grey {
  const to = emptyGrey(width, height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const { x, y } = placeOf(column, row);
      const [left, top] = [Math.floor(x), Math.floor(y)];
      if (left < 0 || top < 0 || left >= from.width - 1 || top >= from.height - 1) continue;
      const [right, down] = [x - left, y - top];
      const at = top * from.width + left;
      const [a = 0, b = 0] = [from.data[at], from.data[at + 1]];
      const [c = 0, d = 0] = [from.data[at + from.width], from.data[at + from.width + 1]];
      to.data[row * width + column] =
        a * (1 - right) * (1 - down) + b * right * (1 - down) + c * (1 - right) * down + d * right * down;
    }
  }
  return to;
}

/** The picture turned by quarters, clockwise. */
export function turned(from: Grey, quarters: number): Grey {
  const { width, height } = from;
  const isOnSide = quarters % 2 === 1;
  const to = emptyGrey(isOnSide ? height : width, isOnSide ? width : height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = turnedPoint({ x, y }, from, quarters);
      to.data[place.y * to.width + place.x] = from.data[y * width + x] ?? 255;
    }
  }
  return to;
}

/** Where a dot of a picture is once it is turned by quarters, clockwise. */
export function turnedPoint(
  { x, y }: Point,
  { width, height }: Pick<Grey, 'width' | 'height'>,
  quarters: number,
): Point {
  if (quarters === 1) return { x: height - 1 - y, y: x };
  if (quarters === 2) return { x: width - 1 - x, y: height - 1 - y };
  return quarters === 3 ? { x: y, y: width - 1 - x } : { x, y };
}

export function pngOf({ data, width, height }: Grey): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
