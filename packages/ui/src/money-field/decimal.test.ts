import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDecimal, isCanonicalDecimal, parseDecimal, readPercent } from './decimal.ts';

const money = (text: string) => parseDecimal(text, { places: 2 });
const percent = (text: string) => parseDecimal(text, { places: 4, padded: false, unit: 'percent' });

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('parseDecimal for amounts', () => {
  it.each([
    ['1 234,50', '1234.50'],
    ['1234,50', '1234.50'],
    ['1234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50 zł', '1234.50'],
    ['1\u00a0234,50\u00a0zł', '1234.50'],
    ['1\u202f234,5', '1234.50'],
    ['1\u2009234\u200b,5\u2060', '1234.50'],
    ['1\u00ad234,5', '1234.50'],
    ['1234 PLN', '1234.00'],
    ['1.234', '1234.00'],
    ['1.234.567', '1234567.00'],
    ['1.234.567,8', '1234567.80'],
    ['12,5', '12.50'],
    ['12.5', '12.50'],
    [',5', '0.50'],
    ['5,', '5.00'],
    ['007', '7.00'],
    ['0', '0.00'],
    ['123456789012345678,99', '123456789012345678.99'],
    ['150 tys.', '150000.00'],
    ['150tys', '150000.00'],
    ['1 250 tys. zł', '1250000.00'],
    ['0,5 tys.', '500.00'],
    ['1.250 tys.', '1250.00'],
    ['150k', '150000.00'],
    ['1,5 mln', '1500000.00'],
    ['1,5 MLN zł', '1500000.00'],
    ['1,23456789 mln', '1234567.89'],
  ])('reads %j as %s', (text, canonical) => {
    expect(money(text)).toBe(canonical);
  });

  it('reads thousands and millions exactly, to the grosz', () => {
    const grosze = fc.bigInt({ min: 0n, max: 10n ** 14n });
    fc.assert(
      fc.property(
        grosze,
        fc.constantFrom(['tys.', 3] as const, ['mln', 6] as const),
        (amount, [word, digits]) => {
          const padded = String(amount).padStart(digits + 3, '0');
          const [whole, fraction] = [padded.slice(0, -digits - 2), padded.slice(-digits - 2)];
          expect(money(`${whole},${fraction} ${word}`)).toBe(`${amount / 100n}.${padded.slice(-2)}`);
        },
      ),
    );
  });

  it('returns null when nothing but spaces or the unit was typed', () => {
    expect(money('')).toBeNull();
    expect(money(' zł')).toBeNull();
  });

  it.each([
    'abc',
    '12,345',
    '12,3456',
    '1.23,50',
    '1,2,3',
    '1.2.3',
    '12.34.56',
    '1 2x',
    '.',
    ',',
    '1,234,5',
    '1,23.456,7',
    '1,234567891 mln',
    '10%',
    '10 %',
    'tys.',
    '5 tys. 200',
    '1 mln tys.',
  ])('refuses %j', (text) => {
    expect(money(text)).toBeUndefined();
  });

  it('reads a minus only where it is allowed, and never makes minus zero', () => {
    expect(money('-5')).toBeUndefined();
    expect(parseDecimal('-5', { places: 2, negative: true })).toBe('-5.00');
    expect(parseDecimal('\u22125,1', { places: 2, negative: true })).toBe('-5.10');
    expect(parseDecimal('-0', { places: 2, negative: true })).toBe('0.00');
  });
});

describe('parseDecimal for percentages', () => {
  it.each([
    ['7,25 %', '7.25'],
    ['7.250', '7.25'],
    ['3,125', '3.125'],
    ['0,0001', '0.0001'],
    ['100', '100'],
  ])('reads %j as %s', (text, canonical) => {
    expect(percent(text)).toBe(canonical);
  });

  it.each(['5 zł', '5 tys.', '1 mln'])('refuses %j', (text) => {
    expect(percent(text)).toBeUndefined();
  });

  it('is distinguished from an amount by its sign', () => {
    expect(readPercent('7,50 %')).toBe('7.5');
    expect(readPercent('7,50')).toBeUndefined();
    expect(readPercent('dużo %')).toBeUndefined();
    expect(readPercent('%')).toBeUndefined();
  });

  it('refuses a fifth decimal', () => {
    expect(percent('1,23456')).toBeUndefined();
  });
});

describe('formatDecimal', () => {
  it('groups four digits too and preserves every grosz of a long amount', () => {
    expect(plain(formatDecimal('1234.50', 'pl-PL', { min: 2, max: 2 }))).toBe('1 234,50');
    expect(plain(formatDecimal('123456789012345678.99', 'pl-PL', { min: 2, max: 2 }))).toBe(
      '123 456 789 012 345 678,99',
    );
    expect(formatDecimal('1234.50', 'en-GB', { min: 2, max: 2 })).toBe('1,234.50');
  });

  it('distinguishes the wire form from typed text', () => {
    expect(isCanonicalDecimal('1234.50')).toBe(true);
    expect(isCanonicalDecimal('-7')).toBe(true);
    expect(isCanonicalDecimal('1 234,50')).toBe(false);
    expect(isCanonicalDecimal('')).toBe(false);
  });
});
