import { describe, expect, it } from 'vitest';

import { parseInteger } from './number-field.tsx';

describe('parseInteger', () => {
  it.each([
    ['36', 36],
    [' 15 000 ', 15_000],
    ['15\u00a0000', 15_000],
    ['15.000', 15_000],
    ['1,234,567', 1_234_567],
    ['-3', -3],
    ['\u22123', -3],
    ['0', 0],
  ])('reads %j as %d', (text, number) => {
    expect(parseInteger(text)).toBe(number);
  });

  it('returns null when nothing was typed', () => {
    expect(parseInteger('  ')).toBeNull();
  });

  it.each(['1,5', '1.5', 'abc', '12a', '1.23.456', '-', '99999999999999999999'])('refuses %j', (text) => {
    expect(parseInteger(text)).toBeNaN();
  });
});
