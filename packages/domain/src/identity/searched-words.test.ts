import { describe, expect, it } from 'vitest';

import { searchText, typedAmount } from '../shared/index.ts';
import { krs, nip, normalisePhone, pesel, phone, postCode, regon, searchedWords } from './index.ts';

/** Characters that programs put between digits: hyphens, minus signs, narrow and fixed spaces, and invisible ones. */
const signs = [
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
];

describe.each(signs.map((sign) => [sign.codePointAt(0)?.toString(16).padStart(4, '0'), sign] as const))(
  'SE2 with U+%s between its digits',
  (_name, sign) => {
    it.each([
      ['a tax id', nip, ['526', '000', '12', '46'], '5260001246'],
      ['a personal id', pesel, ['440514', '01359'], '44051401359'],
      ['a phone', phone, ['600', '100', '200'], '+48600100200'],
      ['a phone with its prefix', phone, ['+48', '600', '100', '200'], '+48600100200'],
      ['a REGON', regon, ['610', '188', '201'], '610188201'],
      ['a KRS number', krs, ['0000', '123', '456'], '0000123456'],
      ['a post code', postCode, ['00', '950'], '00-950'],
    ] as const)('%s is read', (_what, schema, groups, stored) => {
      expect(schema.parse(groups.join(sign))).toBe(stored);
    });

    it('a number is searched for without it', () => {
      expect(searchedWords(['600', '100', '200'].join(sign))[0]).toContain('600100200');
      expect(searchedWords(['PL', '526', '000', '12', '46'].join(sign))[0]).toContain('5260001246');
      expect(searchText.parse(`a${sign}b`)).not.toContain(sign === ' ' ? '\u0000' : sign);
    });
  },
);

it.each([
  ['łódź.pl', [['łódź.pl', 'xn--d-uga0v4h.pl']]],
  ['Biuro@ŁÓDŹ.pl', [['Biuro@ŁÓDŹ.pl', 'biuro@xn--d-uga0v4h.pl']]],
  ['Jan biuro@łódź', [['Jan'], ['biuro@łódź', 'biuro@xn--d-uga0v4h']]],
  ['biuro@xn--d-uga0v4h.pl', [['biuro@xn--d-uga0v4h.pl']]],
  ['Jan@Example.com Łódź', [['Jan@Example.com'], ['Łódź']]],
  ['ul. Łódzka', [['ul.'], ['Łódzka']]],
])('SE3 %s is found as an address is stored', (search, words) => {
  expect(searchedWords(search)).toEqual(words);
});

it('SE2 an amount with invisible characters is parsed', () => {
  expect(typedAmount('\u200b1234.5\u2060')).toBe('1234.50');
  expect(normalisePhone('600\u2011100\u2011200')).toBe('+48600100200');
});

describe('SE2 a search for a number finds it in every notation', () => {
  it.each([
    ['+48 600-100-200', '+48600100200'],
    ['0048600100200', '+48600100200'],
    ['00 48 600 100 200', '+48600100200'],
    ['600 100 200', '+48600100200'],
    ['48600100200', '+48600100200'],
    ['(22) 123-45-67', '+48221234567'],
    ['tel. 600 100 200', '+48600100200'],
    ['Nowak 600-100-200', 'nowak +48600100200'],
    ['Nowak 0048600100200', 'nowak +48600100200'],
    ['600 100 200 Nowak', 'nowak +48600100200'],
    ['PL 526-000-12-46', '5260001246'],
    ['PL5260001246', '5260001246'],
    ['NIP: 526 000 12 46', '5260001246'],
    ['526.000.12.46', '5260001246'],
    ['Lis PL 526-000-12-46', 'lis 5260001246'],
    ['lis nip: 526-000-12-46', 'lis 5260001246'],
    ['600-1', '+48600100200'],
    ['zadzwoń 600-100-200', 'zadzwoń 600-100-200'],
    ['1.5 tsi', 'octavia 1.5 tsi'],
    ['1.5', 'octavia 1.5 tsi'],
    ['PL Polska', 'pl polska'],
  ])('%s', (search, text) => {
    const words = searchedWords(search);
    expect(words.length).toBeGreaterThan(0);
    const missing = words.filter((forms) => !forms.some((form) => text.includes(form.toLowerCase())));
    expect(missing).toEqual([]);
  });
});
