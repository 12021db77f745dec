import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { spokenSearch, type SpokenSearch } from './index.ts';

const nothing: SpokenSearch = {
  words: [],
  price: null,
  power: null,
  year: null,
  mileage: null,
  seats: null,
  doors: null,
  carCondition: null,
  availability: null,
};

const upTo = (to: number) => ({ from: null, to });
const atLeast = (from: number) => ({ from, to: null });
const between = (from: number, to: number) => ({ from, to });

describe('CC17 a search is parsed as people phrase it', () => {
  it.each<[string, Partial<SpokenSearch>]>([
    ['do 150 tys', { price: upTo(150_000) }],
    ['do 150 tys. zł', { price: upTo(150_000) }],
    ['poniżej 149 900 zł', { price: upTo(149_900) }],
    ['max 99,9 tys.', { price: upTo(99_900) }],
    ['up to 120k', { price: upTo(120_000) }],
    ['od 100 do 150 tys', { price: between(100_000, 150_000) }],
    ['100-150 tys', { price: between(100_000, 150_000) }],
    ['od 80 tys do 1,2 mln', { price: between(80_000, 1_200_000) }],
    ['audi do 150 000', { words: [['audi']], price: upTo(150_000) }],
    ['od 150 KM', { power: atLeast(150) }],
    ['150-200 KM', { power: between(150, 200) }],
    ['do 110 kW', { power: upTo(150) }],
    ['od 150 KM do 150 tys', { power: atLeast(150), price: upTo(150_000) }],
    ['od 150 KM do 200 KM', { power: between(150, 200) }],
    ['do 50 tys km', { mileage: upTo(50_000) }],
    ['do 200 000 km', { mileage: upTo(200_000) }],
    ['rocznik 2026', { year: between(2026, 2026) }],
    ['od 2024 roku', { year: atLeast(2024) }],
    ['używany od ręki', { carCondition: 'used', availability: 'readily' }],
    ['nowe na zamówienie', { carCondition: 'new', availability: 'production' }],
    ['Škoda z Łodzi', { words: [['skoda'], ['lodzi']] }],
    ['3008 hak', { words: [['3008'], ['hak']] }],
    ['seria 3', { words: [['seria'], ['3']] }],
    ['1.5 tsi', { words: [['1.5'], ['tsi']] }],
    ['auto do', {}],
    ['suv 7 miejsc poniżej 200 tys', { words: [['suv']], seats: between(7, 7), price: upTo(200_000) }],
    ['7-osobowy', { seats: between(7, 7) }],
    ['min 7 miejsc', { seats: atLeast(7) }],
    ['9 seater', { seats: between(9, 9) }],
    ['5 drzwi', { doors: between(5, 5) }],
    ['2024 osobowy', { year: between(2024, 2024), words: [['osobowy']] }],
    ['2024 do 150 tys', { year: between(2024, 2024), price: upTo(150_000) }],
    ['od 2024 do 150 000 zł', { year: atLeast(2024), price: upTo(150_000) }],
    ['od 2022 do 2024', { year: between(2022, 2024) }],
    ['octavia do 150', { words: [['octavia']], price: upTo(150_000) }],
    ['od 100 do 150', { price: between(100_000, 150_000) }],
    ['między 100 a 150 tys', { price: between(100_000, 150_000) }],
    ['between 150 KM and 200 KM', { power: between(150, 200) }],
    ['diesel < 200 tys', { words: [['diesel']], price: upTo(200_000) }],
    ['>300 KM', { power: atLeast(300) }],
    ['od 200 koni', { power: atLeast(200) }],
    ['około 140 tys', { price: between(126_000, 154_000) }],
    ['~140 tys', { price: between(126_000, 154_000) }],
    ['ok. 2023 roku', { year: between(2022, 2024) }],
    ['xc60', { words: [['xc60']] }],
    ['xc 60', { words: [['xc'], ['60']] }],
  ])('%s', (search, states) => {
    expect(spokenSearch(search)).toEqual({ ...nothing, ...states });
  });

  it('knows what lists call otherwise', () => {
    const { words, price } = spokenSearch('octavia kombi automat do 150 tys');
    expect(words[0]).toEqual(['octavia']);
    expect(words[1]).toContain('combi');
    expect(words[2]).toContain('dsg');
    expect(price).toEqual(upTo(150_000));
  });

  it.each<[string, string]>([
    ['kombi diesla', 'kombi diesel'],
    ['czerwona toyota', 'czerwony toyota'],
    ['white kombi', 'biały kombi'],
    ['plugin', 'plug-in'],
  ])('takes "%s" as "%s"', (one, other) => {
    expect(spokenSearch(one).words).toEqual(spokenSearch(other).words);
  });

  it('understands any price between two others, in either order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 900 }), fc.integer({ min: 10, max: 900 }), (one, other) => {
        const { price, words } = spokenSearch(`kia od ${one} do ${other} tys`);
        expect(price).toEqual(between(Math.min(one, other) * 1000, Math.max(one, other) * 1000));
        expect(words).toEqual([['kia']]);
      }),
    );
  });

  it('accepts any text, and leaves none of its words with spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(
          spokenSearch(text)
            .words.flat()
            .every((word) => word !== '' && !/\s/.test(word)),
        ).toBe(true);
      }),
    );
  });
});
