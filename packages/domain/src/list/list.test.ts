import { describe, expect, it } from 'vitest';

import { columnSettings, viewInput } from './index.ts';

const settings = { visibility: { city: false }, order: ['name'], widths: {}, pinned: [], compact: false };

const many = <Value>(length: number, value: Value) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`c${index}`, value]));

describe('column settings', () => {
  it.each([
    ['as the table gives them', {}, true],
    ['with a width', { widths: { name: 240 } }, true],
    ['with half a pixel', { widths: { name: 1.5 } }, false],
    ['wider than any screen', { widths: { name: 1e9 } }, false],
    ['of what is no column', { visibility: { 'a b': true } }, false],
    ['of too many columns', { visibility: many(101, true) }, false],
    ['in too long an order', { order: Object.keys(many(101, true)) }, false],
    ['with the order of rows, which is the address’s', { sort: 'name' }, false],
  ])('%s', (_, change, accepted) => {
    expect(columnSettings.safeParse({ ...settings, ...change }).success).toBe(accepted);
  });
});

describe('a view', () => {
  it.each([
    ['of no filters', {}, true],
    ['of one and several values', { search: { search: 'Łódź', status: ['lead', 'closed'] } }, true],
    ['without a name', { name: '  ' }, false],
    ['with too long a name', { name: 'x'.repeat(61) }, false],
    ['of what no address holds', { search: { status: 1 } }, false],
    ['of too long a text', { search: { search: 'x'.repeat(201) } }, false],
    ['of characters nobody types', { search: { search: 'a\u0000b' } }, false],
    ['of too many filters', { search: many(51, 'true') }, false],
  ])('%s', (_, change, accepted) => {
    expect(viewInput.safeParse({ name: 'Moje', search: {}, ...change }).success).toBe(accepted);
  });

  it('has its name without surrounding spaces', () => {
    expect(viewInput.parse({ name: ' Moje ', search: {} }).name).toBe('Moje');
  });
});
