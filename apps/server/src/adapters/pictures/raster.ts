import { loadSharp } from './load-sharp.ts';

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

/** A shape of one colour; later shapes are drawn on top of earlier ones. */
export type Shape =
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly colour: Colour }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number; readonly colour: Colour };

interface Ground {
  readonly width: number;
  readonly height: number;
  /** Pixels of one unit. */
  readonly scale: number;
}

/** Drawn so many times larger, and made smaller again: edges come out smooth. */
const finer = 2;

/** Where a horizontal line crosses the edges of a polygon, from left to right. */
function crossings(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (const [index, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.toSorted((a, b) => a - b);
}

/** The stretches of a horizontal line that a shape covers, as pairs of ends. */
function covered(shape: Shape, y: number): number[] {
  if (shape.kind === 'polygon') return crossings(shape.points, y);
  const [x, centreY] = shape.centre;
  const half = Math.sqrt(Math.max(0, shape.radius ** 2 - (y - centreY) ** 2));
  return half === 0 ? [] : [x - half, x + half];
}

/** Draws shapes as a WebP. */
export async function drawRaster(
  { width, height, scale }: Ground,
  shapes: readonly Shape[],
): Promise<Buffer> {
  const fine = scale * finer;
  const size = { width: Math.round(width * fine), height: Math.round(height * fine) };
  const pixels = Buffer.alloc(size.width * size.height * 3, 255);
  for (const shape of shapes) {
    const colour = Buffer.from(shape.colour.map(Math.round));
    for (let row = 0; row < size.height; row += 1) {
      const ends = covered(shape, (row + 0.5) / fine);
      for (let at = 0; at + 1 < ends.length; at += 2) {
        const [from, to] = [ends[at] ?? 0, ends[at + 1] ?? 0].map((x) =>
          Math.min(Math.max(Math.round(x * fine), 0), size.width),
        );
        const start = row * size.width;
        pixels.fill(colour, (start + (from ?? 0)) * 3, (start + (to ?? 0)) * 3);
      }
    }
  }
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 90 })
    .toBuffer();
}
