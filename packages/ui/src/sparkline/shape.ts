export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Room for the dot at the end and half of the line. */
const MARGIN = 4;

/** The round number at or above an amount that four equal steps from zero lead to. */
function roundTop(amount: number): number {
  const step = amount / 4;
  const size = 10 ** (Math.floor(Math.log10(step)) + 1);
  const part = size === 10 ? 0.1 : 0.05;
  // avoids rounding up a step that is already round but inexact in binary
  return Math.ceil(Number((step / size / part).toFixed(9))) * part * size * 4;
}

/** Returns the points of the values in a box, zero at its foot unless there are negative values. */
export function pointsOf(values: readonly number[], { width, height }: Box): Point[] {
  const top = Math.max(0, ...values);
  const foot = Math.min(0, ...values);
  const upper = top > 0 ? roundTop(top) : 0;
  const lower = foot < 0 ? -roundTop(-foot) : 0;
  const range = upper - lower || 1;
  const stepX = values.length > 1 ? (width - 2 * MARGIN) / (values.length - 1) : 0;
  const round = (pixels: number) => Math.round(pixels * 1000) / 1000;
  return values.map((value, place) => ({
    x: round(values.length > 1 ? MARGIN + place * stepX : width / 2),
    y: round(MARGIN + (height - 2 * MARGIN) * ((upper - value) / range)),
  }));
}

/** The line through points, as an SVG path. */
export function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x},${y}`).join('');
}
