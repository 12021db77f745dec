import { describe, expect, it } from 'vitest';

import { whatMatched } from './what-matched.ts';

const known = ['Kwiaty sp. z o.o.', '+48 600 123 456', null, 'Łódź', 'jan@przyklad.test'];

describe('what a search has found a record by', () => {
  it('is the first value that contains a word of it, accents or not', () => {
    expect(whatMatched('lodz', 'Jan Kowalski', known)).toBe('Łódź');
    expect(whatMatched('kowalski kwiaty', 'Jan Kowalski', known)).toBe('Kwiaty sp. z o.o.');
  });

  it('compares numbers without what groups their digits', () => {
    expect(whatMatched('600123', 'Jan Kowalski', known)).toBe('+48 600 123 456');
    expect(whatMatched('600 123 456', 'Jan Kowalski', known)).toBe('+48 600 123 456');
  });

  it('is empty when the name contains it already or no value contains it', () => {
    expect(whatMatched('jan kow', 'Jan Kowalski', known)).toBeUndefined();
    expect(whatMatched('audi', 'Jan Kowalski', known)).toBeUndefined();
  });
});
