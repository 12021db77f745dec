import { describe, expect, it } from 'vitest';

import { compactNumber, monthLabels, percentOf } from './numbers.ts';
import { drawSeries, hasValues } from './series.ts';

/** Intl puts spaces that do not break; a test reads better with plain ones. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('numbers on a chart', () => {
  it('shortens thousands and millions in the language of the page', () => {
    expect(plain(compactNumber(1_240_000, 'pl-PL'))).toBe('1,2 mln');
    expect(plain(compactNumber(120_000, 'pl-PL'))).toBe('120 tys.');
    expect(compactNumber(1_240_000, 'en-GB')).toBe('1.2m');
    expect(compactNumber(0, 'pl-PL')).toBe('0');
  });

  it('states a part of the whole, also where the whole is nothing', () => {
    expect(plain(percentOf(1, 8, 'pl-PL'))).toBe('12,5%');
    expect(percentOf(0, 0, 'pl-PL')).toBe('0%');
  });

  it('names a month short and in full', () => {
    expect(monthLabels('2026-11', 'pl-PL')).toEqual({ label: 'lis', fullLabel: 'listopad 2026' });
    expect(monthLabels('2026-01', 'en-GB')).toEqual({ label: 'Jan', fullLabel: 'January 2026' });
  });
});

describe('drawSeries', () => {
  it('preserves the order of colours and lets a series choose its own', () => {
    const drawn = drawSeries([
      { key: 'a', label: 'A' },
      { key: 'b', label: 'B', tone: 'grey' },
      { key: 'c', label: 'C' },
    ]);
    expect(drawn.map(({ colour }) => colour)).toEqual(['var(--chart-1)', 'var(--chart-8)', 'var(--chart-3)']);
  });

  it('distinguishes four series without colour', () => {
    const drawn = drawSeries(['a', 'b', 'c', 'd'].map((key) => ({ key, label: key })));
    expect(new Set(drawn.map(({ shape }) => shape)).size).toBe(4);
    expect(new Set(drawn.map(({ pattern }) => pattern)).size).toBe(4);
    expect(new Set(drawn.map(({ dash }) => dash)).size).toBe(4);
  });
});

describe('hasValues', () => {
  it('needs one number in any point, zero included', () => {
    expect(hasValues([])).toBe(false);
    expect(hasValues([{ label: 'lis', values: { a: undefined } }])).toBe(false);
    expect(hasValues([{ label: 'lis', values: { a: 0 } }])).toBe(true);
  });
});
