import { describe, expect, it } from 'vitest';

import { plainPostCode, postCodeFormat, taxIdFormat } from './identifier-formats.ts';

/** What the field shows of a text typed letter by letter. */
function typed(text: string, { format, parse }: typeof taxIdFormat): string {
  return Array.from(text).reduce((shown, letter) => format(parse(shown + letter)), '');
}

describe('taxIdFormat', () => {
  it.each(['5260001246', '526-000-12-46', 'PL 526 000 12 46', 'NIP: 526-000-12-46'])(
    'shows %j in groups',
    (text) => {
      expect(typed(text, taxIdFormat)).toBe('526-000-12-46');
      expect(taxIdFormat.parse(text)).toBe('5260001246');
    },
  );

  it("leaves another country's number whole", () => {
    expect(typed('DE 123456789', taxIdFormat)).toBe('DE123456789');
    expect(taxIdFormat.format('ATU12345678')).toBe('ATU12345678');
  });
});

describe('postCodeFormat', () => {
  it.each([
    ['00590', '00-590'],
    ['00-590', '00-590'],
    ['1', '1'],
    ['123', '12-3'],
    ['101000', '101000'],
    ['1012 AB', '1012AB'],
  ])('shows %j as %s', (text, shown) => {
    expect(typed(text, postCodeFormat)).toBe(shown);
  });
});

describe('plainPostCode', () => {
  it('drops the dash of a Polish code alone', () => {
    expect(plainPostCode('00-590')).toBe('00590');
    expect(plainPostCode('1000-001')).toBe('1000-001');
    expect(plainPostCode('')).toBe('');
  });
});
