import { resampled, type Grey, type Point } from './grey.ts';

/** The corners of a page: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Solves linear equations by elimination; each row has the coefficients and, last, what they add up to. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const best = rows
      .slice(column)
      .reduce(
        (most, row, at) =>
          Math.abs(row[column] ?? 0) > Math.abs(rows[most]?.[column] ?? 0) ? column + at : most,
        column,
      );
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    const pivot = rows[column] ?? [];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let index = column; index <= size; index += 1)
        row[index] = (row[index] ?? 0) - times * (pivot[index] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** Returns the projection that maps four points to four others. */
export function projection(from: Corners, to: Corners): (x: number, y: number) => Point {
  const rows = from.flatMap(({ x, y }, at) => {
    const target = to[at] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -x * target.x, -y * target.x, target.x],
      [0, 0, 0, x, y, 1, -x * target.y, -y * target.y, target.y],
    ];
  });
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = solved(rows);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
}

export const cornersOf = (width: number, height: number): Corners => [
  { x: 0, y: 0 },
  { x: width - 1, y: 0 },
  { x: width - 1, y: height - 1 },
  { x: 0, y: height - 1 },
];

/** A page whose corners are there in a photograph, as seen from right above, in so many dots. */
export function flattened(picture: Grey, corners: Corners, width: number, height: number) {
  const placeOf = projection(cornersOf(width, height), corners);
  return { picture: resampled(picture, width, height, placeOf), placeOf };
}
