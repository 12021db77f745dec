import { buffer } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { csvOf } from './csv-writer.ts';
import type { SheetCell } from './xlsx-writer.ts';

const written = async (...rows: readonly (readonly SheetCell[])[]) =>
  (await buffer(csvOf(rows))).toString('utf8');

describe('a table for Polish Excel', () => {
  it('starts with a byte-order mark, has semicolons and ends its lines as Windows does', async () => {
    expect(await written([{ text: 'Łódź' }, { text: 'a' }], [null, { whole: 2026 }])).toBe(
      '\uFEFFŁódź;a\r\n;2026\r\n',
    );
  });

  it.each<[string, SheetCell, string]>([
    ['an amount has a decimal comma', { amount: '1234.50' }, '1234,50'],
    ['an amount below zero is no formula', { amount: '-99.99' }, '-99,99'],
    ['a part of one is a percent', { part: '0.075' }, '7,5%'],
    ['a day is written as people write it', { day: '2026-03-05' }, '05.03.2026'],
    [
      'an instant is the minute it is in Warsaw, in summer',
      { instant: '2026-07-01T22:30:00.000Z' },
      '02.07.2026 00:30',
    ],
    ['and in winter', { instant: '2026-01-01T22:30:00.000Z' }, '01.01.2026 23:30'],
    ['a text with a semicolon is quoted', { text: 'a;b' }, '"a;b"'],
    ['a text of two lines is one cell', { text: 'a\nb' }, '"a\nb"'],
  ])('%s', async (_, cell, expected) => {
    expect(await written([cell])).toBe(`\uFEFF${expected}\r\n`);
  });

  it.each(['=1+1', '+48 600 123 456', '-cmd', '@SUM(A1)', '\tx', '＝1+1'])(
    'EX7 a text like %j is never a formula',
    async (text) => {
      expect(await written([{ text }])).toContain(`'${text}`);
    },
  );

  it('EX7 a text that already starts with apostrophes before such a sign gets one more', async () => {
    expect(await written([{ text: "'@Łódź" }, { text: "'Lis" }])).toBe("\uFEFF''@Łódź;'Lis\r\n");
  });

  it('fails when its rows do', async () => {
    async function* rows(): AsyncGenerator<readonly SheetCell[]> {
      yield [{ text: 'a' }];
      await Promise.reject(new Error('the line broke'));
    }
    await expect(buffer(csvOf(rows()))).rejects.toThrow('the line broke');
  });
});
