import { describe, expect, it } from 'vitest';

import type { InlineEditDefinition } from '../inline-edit/index.ts';
import { pastedCells, pastedTexts } from './pasting.ts';

describe('what a spreadsheet copies', () => {
  it.each([
    ['one cell', '1 234,50', [['1 234,50']]],
    [
      'cells and rows',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\tb\n\t',
      [
        ['', 'b'],
        ['', ''],
      ],
    ],
    ['a cell of two lines', '"a\nb"\tc', [['a\nb', 'c']]],
    ['quotation marks in one', '"mówi ""tak"""\tb', [['mówi "tak"', 'b']]],
    ['quotation marks inside a text', 'rura 5"\tb', [['rura 5"', 'b']]],
  ])('is %s', (_, text, expected) => {
    expect(pastedTexts(text)).toEqual(expected);
  });
});

describe('pasted texts', () => {
  interface Row {
    id: string;
    locked?: boolean;
  }
  const edit = ({ locked }: Row): InlineEditDefinition | undefined =>
    locked ? undefined : { kind: 'text', value: '', onSave: () => undefined };
  const columns = [{ id: 'name', edit }, { id: 'sum' }, { id: 'note', edit }];
  const rows = ['1', '2', '3'].map((id) => ({ id, original: { id, locked: id === '2' } }));
  const placed = (from: { row: string; column: string }, texts: string[][]) =>
    pastedCells<Row>(columns, rows, from, texts).map(({ row, column, text }) => [row.id, column, text]);

  it('go to the right and down, over what is counted and rows that are locked', () => {
    expect(placed({ row: '1', column: 'name' }, [['a', 'b', 'c'], ['d'], ['e']])).toEqual([
      ['1', 'name', 'a'],
      ['1', 'note', 'c'],
      ['3', 'name', 'e'],
    ]);
  });

  it('end where the table ends', () => {
    expect(placed({ row: '3', column: 'note' }, [['a', 'b'], ['c']])).toEqual([['3', 'note', 'a']]);
    expect(placed({ row: 'gone', column: 'note' }, [['a']])).toEqual([]);
  });
});
