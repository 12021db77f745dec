import { resampled, shrunk, type Grey, type Point } from './grey.ts';

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The dark dots of a small picture: what letters are made of. */
function darkDots({ data, width }: Grey): Point[] {
  const points: Point[] = [];
  data.forEach((shade, at) => {
    if (shade < 140) points.push({ x: at % width, y: Math.floor(at / width) });
  });
  return points;
}

/** How much the rows of dots differ when lines rise by an angle: most where it is the angle of the text. */
function unevenness(points: readonly Point[], height: number, radians: number): number {
  const rows = new Float64Array(height * 3);
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  for (const { x, y } of points) {
    const row = Math.round(y * cos - x * sin) + height;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

const smallWidth = 800;
const smaller = (picture: Grey) =>
  shrunk(picture, Math.max(1, Math.round(Math.max(picture.width, picture.height) / smallWidth)));

/** The angle by which the lines of a page fall to the right, in radians, of −4° to 4°. */
export function tiltOf(picture: Grey): number {
  const small = smaller(picture);
  const points = darkDots(small);
  let [best, most] = [0, -1];
  for (const [from, to, step] of [
    [-4, 4, 0.5],
    [-0.5, 0.5, 0.1],
  ] as const) {
    const middle = best;
    for (let degrees = middle + from; degrees <= middle + to + 0.001; degrees += step) {
      const value = unevenness(points, small.height, inRadians(degrees));
      if (value > most) [best, most] = [degrees, value];
    }
  }
  return inRadians(best);
}

/** Whether the lines of a page run from top to bottom: its columns differ more than its rows. */
export function isOnSide(picture: Grey): boolean {
  const small = smaller(picture);
  const points = darkDots(small);
  const rows = unevenness(points, small.height, 0);
  const columns = unevenness(
    points.map(({ x, y }) => ({ x: y, y: x })),
    small.width,
    0,
  );
  return columns > rows * 1.3;
}

/** The picture turned back by an angle around its middle, and where each of its dots was. */
export function levelled(picture: Grey, radians: number) {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [midX, midY] = [picture.width / 2, picture.height / 2];
  const placeOf = (x: number, y: number): Point => ({
    x: midX + (x - midX) * cos - (y - midY) * sin,
    y: midY + (x - midX) * sin + (y - midY) * cos,
  });
  return { picture: resampled(picture, picture.width, picture.height, placeOf), placeOf };
}
