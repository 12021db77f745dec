import fc from 'fast-check';
import { expect, it } from 'vitest';

import { leastShare, middleSquare, movedCrop, resizedCrop, resizedSquare, wholePicture } from './crop-box.ts';

const by = fc.double({ min: -2, max: 2, noNaN: true });
const steps = fc.array(fc.tuple(fc.boolean(), by, by), { maxLength: 30 });
const roundingError = 1e-4;

it('however it is moved and resized, a crop stays inside and leaves a tenth of each side', () => {
  fc.assert(
    fc.property(steps, (accepted) => {
      const crop = accepted.reduce(
        (before, [isMove, right, down]) => (isMove ? movedCrop : resizedCrop)(before, right, down),
        wholePicture,
      );
      expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + roundingError);
      expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(leastShare);
    }),
  );
});

it('however it is moved and resized, a square stays one, inside of the picture', () => {
  const ratios = fc.double({ min: 0.2, max: 5, noNaN: true });
  fc.assert(
    fc.property(ratios, steps, (ratio, accepted) => {
      const crop = accepted.reduce(
        (before, [isMove, right, down]) =>
          isMove ? movedCrop(before, right, down) : resizedSquare(before, right, down, ratio),
        middleSquare(ratio),
      );
      expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.abs(crop.width * ratio - crop.height)).toBeLessThan(0.002);
      expect(Math.min(crop.width, crop.height)).toBeGreaterThan(leastShare - 0.001);
    }),
  );
});

it('moving leaves the size unchanged', () => {
  const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.4 };
  expect(movedCrop(crop, 0.1, -0.1)).toEqual({ ...crop, x: 0.3, y: 0.1 });
  expect(movedCrop(crop, 1, 1)).toEqual({ ...crop, x: 0.5, y: 0.6 });
});
