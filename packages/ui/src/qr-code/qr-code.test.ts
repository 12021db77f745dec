import { expect, it } from 'vitest';

import { qrPath, quietZone } from './qr-code.tsx';

it('grows with what it carries and leaves the quiet zone free', () => {
  const short = qrPath('a');
  const long = qrPath('a'.repeat(200));
  expect(short.size).toBe(21 + 2 * quietZone);
  expect(long.size).toBeGreaterThan(short.size);
  const starts = [...long.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number));
  expect(starts.length).toBeGreaterThan(100);
  for (const [x = 0, y = 0, width = 0] of starts) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(quietZone);
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(long.size - quietZone);
  }
});

it('draws the finder pattern in the corner', () => {
  expect(qrPath('a').path.startsWith(`M${quietZone} ${quietZone}h7v1h-7z`)).toBe(true);
});
