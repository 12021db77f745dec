import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { withEvenPaper } from './background.ts';
import { isOnSide, levelled, tiltOf } from './deskew.ts';
import { emptyGrey, greyOf, resampled, turned, turnedPoint, type Grey } from './grey.ts';
import { pageCorners } from './page-edges.ts';
import { cornersOf, flattened, projection, type Corners } from './perspective.ts';

/** Lines of letters as black boxes on white paper. */
function textPage(width = 600, height = 850): Grey {
  const page = emptyGrey(width, height);
  for (let line = 60; line < height - 60; line += 24) {
    // letters and words of many widths, so that only lines are even
    for (let x = 50; x < width - 50 - (line % 7) * 20; x += 8 + ((x * 7 + line * 13) % 11)) {
      for (let y = line; y < line + 8; y += 1) page.data.fill(0, y * width + x, y * width + x + 5);
    }
  }
  return page;
}

const inDegrees = (radians: number) => (radians * 180) / Math.PI;

// all of these take less than a second
describe('the picture of a page', () => {
  it.each([-3.2, -0.7, 0, 1.4, 2.9])('tilted by %s° is levelled', (degrees) => {
    const { picture } = levelled(textPage(), (-degrees * Math.PI) / 180);
    expect(Math.abs(inDegrees(tiltOf(picture)) - degrees)).toBeLessThan(0.25);
  });

  it('on its side is known by its lines', () => {
    expect(isOnSide(textPage())).toBe(false);
    expect(isOnSide(turned(textPage(), 1))).toBe(true);
    expect(isOnSide(turned(textPage(), 2))).toBe(false);
  });

  it('turned by quarters has its dots where they are said to be', () => {
    const page = textPage(60, 90);
    page.data[13 * 60 + 7] = 99;
    for (const quarters of [0, 1, 2, 3]) {
      const other = turned(page, quarters);
      const { x, y } = turnedPoint({ x: 7, y: 13 }, page, quarters);
      expect(other.data[y * other.width + x]).toBe(99);
    }
  });

  it('photographed from an angle is found by its corners, and flat again', () => {
    const page = textPage();
    const corners: Corners = [
      { x: 60, y: 40 },
      { x: 640, y: 70 },
      { x: 660, y: 900 },
      { x: 30, y: 880 },
    ];
    const toPage = projection(corners, cornersOf(page.width, page.height));
    const photo = resampled(page, 700, 940, toPage);
    for (let y = 0; y < photo.height; y += 1) {
      for (let x = 0; x < photo.width; x += 1) {
        const place = toPage(x, y);
        const isPaper = place.x >= 0 && place.y >= 0 && place.x < page.width && place.y < page.height;
        if (!isPaper) photo.data[y * photo.width + x] = 70;
      }
    }
    const found = pageCorners(photo);
    if (!found) throw new Error('no corners were found');
    found.forEach(({ x, y }, at) => {
      const corner = corners[at];
      expect(Math.hypot(x - (corner?.x ?? 0), y - (corner?.y ?? 0))).toBeLessThan(8);
    });
    expect(Math.abs(inDegrees(tiltOf(flattened(photo, found, 600, 850).picture)))).toBeLessThan(0.3);
  });

  it('that fills its frame has no corners to find', () => {
    expect(pageCorners(textPage())).toBeNull();
  });

  it('in uneven light is black on white', () => {
    const page = textPage();
    page.data.forEach((shade, at) => {
      page.data[at] = (shade === 0 ? 0.25 : 1) * (110 + (120 * (at % page.width)) / page.width);
    });
    const even = withEvenPaper(page);
    for (const x of [20, 300, 580]) expect(even.data[20 * 600 + x]).toBeGreaterThan(245);
    expect(even.data[62 * 600 + 52]).toBeLessThan(90);
  });

  it('has no stamp, and dark coloured letters stay', () => {
    const canvas = createCanvas(40, 20);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 40, 20);
    context.fillStyle = '#5b7de8';
    context.fillRect(0, 0, 20, 20);
    context.fillStyle = '#123a7a';
    context.fillRect(30, 0, 10, 20);
    const { data } = greyOf(canvas);
    expect(data[5]).toBeGreaterThan(200);
    expect(data[35]).toBeLessThan(90);
  });
});
