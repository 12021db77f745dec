import { describe, expect, it } from 'vitest';

import { COUNTRIES, POLAND } from './countries.ts';
import { formatPhone, groupNational, joinPhone, readInternational, splitPhone } from './phone.ts';

const country = (code: string) => COUNTRIES.find((one) => one.code === code) ?? POLAND;

describe('countries', () => {
  it('offers Poland first and none twice', () => {
    expect(COUNTRIES[0]).toEqual(POLAND);
    expect(new Set(COUNTRIES.map((one) => one.code)).size).toBe(COUNTRIES.length);
  });

  it('has no calling code that is a prefix of another, so that a number identifies one at once', () => {
    const codes = [...new Set(COUNTRIES.map((one) => one.calling))];
    for (const code of codes) {
      expect(codes.filter((other) => other !== code && other.startsWith(code))).toEqual([]);
    }
  });
});

describe('readInternational', () => {
  it.each([
    '\u2010',
    '\u2011',
    '\u2212',
    '\u2013',
    '\u2009',
    '\u2007',
    '\u202f',
    '\u00ad',
    '\u200b',
    '\u2060',
  ])('reads a number with "%s" between its digits', (sign) => {
    expect(readInternational(['+48', '600', '123', '456'].join(sign), POLAND)).toBe('+48600123456');
  });
});

describe('splitPhone', () => {
  it('splits by the calling code', () => {
    expect(splitPhone('+48600123456', POLAND)).toEqual({ country: POLAND, national: '600123456' });
    expect(splitPhone('+420601', POLAND)).toEqual({ country: country('CZ'), national: '601' });
  });

  it('retains the country chosen where several share a code', () => {
    expect(splitPhone('+12125550100', country('CA'))?.country.code).toBe('CA');
    expect(splitPhone('+12125550100', POLAND)?.country.code).toBe('US');
  });

  it.each(['+48 600-123-456', '0048 600 123 456', '48600123456'])('splits %j as it is written', (value) => {
    expect(splitPhone(value, POLAND)).toEqual({ country: POLAND, national: '600123456' });
  });

  it.each(['', '+', '+4', '+999123', '600123456', '+48 600123456 wewn. 7'])(
    'returns nothing for %j',
    (value) => {
      expect(splitPhone(value, POLAND)).toBeUndefined();
    },
  );
});

describe('reading and writing', () => {
  it.each([
    ['+48 600-123-456', '+48600123456'],
    ['0048600123456', '+48600123456'],
    ['tel:+48 (600) 123.456', '+48600123456'],
    ['48 600 123 456', '+48600123456'],
    ['+', '+'],
  ])('reads %j as %s', (text, value) => {
    expect(readInternational(text, POLAND)).toBe(value);
  });

  it.each(['600 123 456', '48600123', '048600', 'brak', '+48 abc'])('finds no calling code in %j', (text) => {
    expect(readInternational(text, POLAND)).toBeUndefined();
  });

  it('treats 48 as an area code abroad', () => {
    expect(readInternational('48211234567', country('DE'))).toBeUndefined();
  });

  it('joins and limits', () => {
    expect(joinPhone(POLAND, '600 123 456')).toBe('+48600123456');
    expect(joinPhone(POLAND, '')).toBe('');
    expect(joinPhone(POLAND, '1'.repeat(20))).toBe(`+48${'1'.repeat(13)}`);
  });

  it('shows groups', () => {
    expect(groupNational('600123456', POLAND)).toBe('600 123 456');
    expect(groupNational('221234567', POLAND)).toBe('22 123 45 67');
    expect(groupNational('221234567', country('CZ'))).toBe('221 234 567');
    expect(groupNational('2125550100', country('US'))).toBe('212 555 0100');
    expect(groupNational('6001', POLAND)).toBe('600 1');
    expect(groupNational('2212', POLAND)).toBe('22 12');
    expect(formatPhone('+48221234567', POLAND)).toBe('+48 22 123 45 67');
    expect(formatPhone('+48600123456', POLAND)).toBe('+48 600 123 456');
    expect(formatPhone('wewn. 12', POLAND)).toBe('wewn. 12');
  });
});
