import { describe, expect, it } from 'vitest';

import { formatTypedDate, isIsoDate, parseTypedDate } from './parse-typed-date.ts';

describe('parseTypedDate', () => {
  it.each([
    ['5.3.2026', '2026-03-05'],
    ['05.03.2026', '2026-03-05'],
    ['5/3/2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    [' 5. 3. 2026 ', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['29.02.2028', '2028-02-29'],
    ['31.12.1999', '1999-12-31'],
  ])('reads %j as %s', (text, date) => {
    expect(parseTypedDate(text)).toBe(date);
  });

  it('returns null when nothing was typed', () => {
    expect(parseTypedDate(' ')).toBeNull();
  });

  it.each(['29.02.2026', '31.04.2026', '00.01.2026', '1.13.2026', '5.3.26', '0005-01-01', 'jutro', '2026-3'])(
    'refuses %j',
    (text) => {
      expect(parseTypedDate(text)).toBeUndefined();
    },
  );
});

describe('showing and recognising dates', () => {
  it('shows the day first with zeros', () => {
    expect(formatTypedDate('2026-03-05')).toBe('05.03.2026');
  });

  it('recognises only real days in the wire form', () => {
    expect(isIsoDate('2026-03-05')).toBe(true);
    expect(isIsoDate('2026-02-30')).toBe(false);
    expect(isIsoDate('5.3.2026')).toBe(false);
  });
});
