import { shrunk, type Grey, type Point } from './grey.ts';
import type { Corners } from './perspective.ts';

/** The brightness that parts a picture's dark dots from its bright ones best (Otsu's method). */
export function threshold({ data }: Grey): number {
  const counts = new Uint32Array(256);
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1;
  const all = counts.reduce((sum, count, shade) => sum + count * shade, 0);
  let [dark, darkSum, best, bestSpread] = [0, 0, 128, -1];
  for (let shade = 0; shade < 256; shade += 1) {
    dark += counts[shade] ?? 0;
    darkSum += shade * (counts[shade] ?? 0);
    const bright = data.length - dark;
    if (dark === 0 || bright === 0) continue;
    const spread = dark * bright * (darkSum / dark - (all - darkSum) / bright) ** 2;
    if (spread > bestSpread) [best, bestSpread] = [shade, spread];
  }
  return best;
}

/** The dots of the largest bright area, found from its dots on. */
function brightArea({ data, width, height }: Grey, limit: number): Point[] {
  const seen = new Uint8Array(data.length);
  let largest: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 0) <= limit) continue;
    const area = [start];
    seen[start] = 1;
    for (let at = 0; at < area.length; at += 1) {
      const dot = area[at] ?? 0;
      const x = dot % width;
      for (const next of [dot - width, dot + width, x > 0 ? dot - 1 : -1, x < width - 1 ? dot + 1 : -1]) {
        if (next < 0 || next >= width * height || seen[next] || (data[next] ?? 0) <= limit) continue;
        seen[next] = 1;
        area.push(next);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest.map((dot) => ({ x: dot % width, y: Math.floor(dot / width) }));
}

const extreme = (points: readonly Point[], value: (point: Point) => number): Point =>
  points.reduce((best, point) => (value(point) > value(best) ? point : best), points[0] ?? { x: 0, y: 0 });

function areaOf([a, b, c, d]: Corners): number {
  const cross = (one: Point, other: Point) => one.x * other.y - one.y * other.x;
  return Math.abs(cross(a, b) + cross(b, c) + cross(c, d) + cross(d, a)) / 2;
}

/** The share of a picture that a page covers in it: what covers more is a scan, what covers less no page. */
const leastShare = 0.3;
const mostShare = 0.965;
/** How different the page is from what it lies on. */
const leastContrast = 28;

/** The corners of a page that lies on something darker, in dots of the picture; null where the page fills it. */
export function pageCorners(picture: Grey): Corners | null {
  const times = Math.max(1, Math.round(picture.width / 300));
  const small = shrunk(picture, times);
  const limit = threshold(small);
  const area = brightArea(small, limit);
  const corners: Corners = [
    extreme(area, ({ x, y }) => -x - y),
    extreme(area, ({ x, y }) => x - y),
    extreme(area, ({ x, y }) => x + y),
    extreme(area, ({ x, y }) => y - x),
  ];
  const share = areaOf(corners) / (small.width * small.height);
  if (share < leastShare || share > mostShare || area.length < 0.75 * areaOf(corners)) return null;
  const rim = rimOf(small, limit);
  if (rim.dark < 0.35 || limit - rim.shade < leastContrast / 2) return null;
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: (x + 0.5) * times, y: (y + 0.5) * times }));
  return a && b && c && d ? [a, b, c, d] : null;
}

/** The share of dark dots along the picture's rim, and how bright those are on average. */
function rimOf({ data, width, height }: Grey, limit: number): { dark: number; shade: number } {
  const rim: number[] = [];
  for (let x = 0; x < width; x += 1) rim.push(data[x] ?? 0, data[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y += 1) rim.push(data[y * width] ?? 0, data[y * width + width - 1] ?? 0);
  const dark = rim.filter((shade) => shade <= limit);
  return {
    dark: dark.length / rim.length,
    shade: dark.reduce((sum, shade) => sum + shade, 0) / Math.max(1, dark.length),
  };
}
