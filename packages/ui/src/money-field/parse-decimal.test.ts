import { describe, expect, it } from 'vitest';

import { formatDecimal, isCanonicalDecimal } from './format-decimal.ts';
import { parseDecimal } from './parse-decimal.ts';

const money = (text: string) => parseDecimal(text, { places: 2 });
const percent = (text: string) => parseDecimal(text, { places: 4, padded: false });

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
  ])('reads %j as %s', (text, canonical) => {
    expect(money(text)).toBe(canonical);
  });

  it('says null when nothing but spaces or the unit was typed', () => {
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

  it('refuses a fifth decimal', () => {
    expect(percent('1,23456')).toBeUndefined();
  });
});

describe('formatDecimal', () => {
  it('groups four digits too and keeps every grosz of a long amount', () => {
    expect(plain(formatDecimal('1234.50', 'pl-PL', { min: 2, max: 2 }))).toBe('1 234,50');
    expect(plain(formatDecimal('123456789012345678.99', 'pl-PL', { min: 2, max: 2 }))).toBe(
      '123 456 789 012 345 678,99',
    );
    expect(formatDecimal('1234.50', 'en-GB', { min: 2, max: 2 })).toBe('1,234.50');
  });

  it('tells the wire form from typed text', () => {
    expect(isCanonicalDecimal('1234.50')).toBe(true);
    expect(isCanonicalDecimal('-7')).toBe(true);
    expect(isCanonicalDecimal('1 234,50')).toBe(false);
    expect(isCanonicalDecimal('')).toBe(false);
  });
});
