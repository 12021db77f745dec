import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { delimiterOf, importDelimiters, separatorLineOf } from './index.ts';

describe('IM2 the delimiter', () => {
  it('is found whatever quoted cells contain', () => {
    const cell = fc.constantFrom('Lis', '"a;b,c|d\te"', '"dwa\nwiersze; i ""cudzysłów"""', '', '1 234');
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 8 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(...importDelimiters), (rows, delimiter) => {
        const text = rows.map((row) => row.join(delimiter)).join('\r\n');
        expect(delimiterOf(text)).toBe(delimiter);
      }),
    );
  });

  it('is the tab where all other cells are quoted', () => {
    expect(delimiterOf('"a;b"\t\r\n"c;d"\t\r\n')).toBe('\t');
  });

  it('is not confused with one that occurs in single cells', () => {
    expect(delimiterOf('Nazwa;Adres\nLis, Wilk i syn;Polna 1, Kraków\nSum;Leśna 2\nBor;Łąkowa 3\n')).toBe(
      ';',
    );
  });

  it.each(['sep=,\r\n', '"sep=,"\n', 'SEP=,'])('is what the line %j declares, which is no row', (line) => {
    expect(delimiterOf(`${line}${line.endsWith('\n') ? 'a;b,c;d\n' : ''}`)).toBe(',');
    expect(separatorLineOf(line)).toBe(line);
    expect(separatorLineOf('Separator;sep=,\n')).toBe('');
  });

  it('is detected below a line that declares one that is not allowed', () => {
    expect(delimiterOf('sep=^\na,b\nc,d\n')).toBe(',');
  });

  it('is the semicolon for a single column', () => {
    expect(delimiterOf('Nazwa\nLis\n')).toBe(';');
    expect(delimiterOf('')).toBe(';');
  });
});
