import fc from 'fast-check';
import { expect, it } from 'vitest';

import { croppedPixels, imageCrop } from './index.ts';

const pixels = fc.integer({ min: 1, max: 8000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('CC18 a crop leaves at least a pixel, and nothing outside of the picture', () => {
  fc.assert(
    fc.property(pixels, pixels, share, share, share, share, (width, height, x, y, w, h) => {
      const crop = { x, y, width: Math.min(w, 1 - x), height: Math.min(h, 1 - y) };
      const part = croppedPixels({ width, height }, crop);
      expect(part.width).toBeGreaterThanOrEqual(1);
      expect(part.height).toBeGreaterThanOrEqual(1);
      expect(part.left + part.width).toBeLessThanOrEqual(width);
      expect(part.top + part.height).toBeLessThanOrEqual(height);
    }),
  );
});

it('CC18 the whole picture is left by a crop of all of it', () => {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      expect(croppedPixels({ width, height }, whole)).toEqual({ left: 0, top: 0, width, height });
    }),
  );
});

it.each([
  { x: 0.5, y: 0, width: 0.6, height: 1 },
  { x: 0, y: 0.9, width: 1, height: 0.2 },
  { x: 0, y: 0, width: 0.05, height: 1 },
  { x: -0.1, y: 0, width: 0.5, height: 1 },
])('CC18 a crop lies inside and leaves a tenth of each side: %o', (crop) => {
  expect(imageCrop.safeParse(crop).success).toBe(false);
});
