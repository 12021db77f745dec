import { describe, expect, it } from 'vitest';

import { csvOfBars } from './files.ts';
import { longestOf, partsOf, type BarColumn, type BarRow } from './rows.ts';

const columns: readonly BarColumn[] = [
  { key: 'open', label: 'Otwarte', tone: 'blue' },
  { key: 'closed', label: 'Zamknięte', tone: 'green' },
  { key: 'value', label: 'Wartość, zł' },
];

const number = (drawn: number) => ({ drawn, text: String(drawn), plain: String(drawn) });

const rows: readonly BarRow[] = [
  {
    key: 'a',
    label: '=Polecenie; "nowe"',
    numbers: { open: number(3), closed: number(5), value: { text: '1 234,50 zł', plain: '1234.50' } },
  },
  { key: 'b', label: 'Telefon', numbers: { open: number(2), closed: number(0) } },
];

describe('bars', () => {
  it('are shares of the longest, of what is drawn alone', () => {
    expect(longestOf(rows, columns)).toBe(8);
    expect(partsOf(rows[1] ?? { key: '', label: '', numbers: {} }, columns, 8)).toEqual([
      { key: 'open', tone: 'blue', share: 0.25 },
    ]);
  });

  it('of nothing have no parts', () => {
    expect(longestOf([], columns)).toBe(0);
    expect(partsOf({ key: '', label: '', numbers: { open: number(0) } }, columns, 0)).toEqual([]);
  });
});

it('numbers are written as Polish Excel reads them', () => {
  expect(csvOfBars({ title: 'Źródła', rowLabel: 'Źródło', columns, rows })).toBe(
    '\uFEFFŹródło;Otwarte;Zamknięte;Wartość, zł\r\n' +
      '"\'=Polecenie; ""nowe""";3;5;1234,50\r\n' +
      'Telefon;2;0;\r\n',
  );
});
