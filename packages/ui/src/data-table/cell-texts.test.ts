import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { InlineEditDefinition } from '../inline-edit/index.ts';
import { batchOf, stepBack } from './cell-history.ts';
import { rangeBetween, stretchedTo } from './cell-range.ts';
import {
  copiedText,
  filledCells,
  pastedCells,
  pastedTexts,
  textOf,
  writtenIn,
  type WrittenCell,
} from './cell-texts.ts';

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

interface Row {
  id: string;
  name: string;
  note: string;
  locked?: boolean;
}
const edit =
  (key: 'name' | 'note') =>
  (row: Row): InlineEditDefinition | undefined =>
    row.locked ? undefined : { kind: 'text', value: row[key], onSave: () => undefined };
const columns = [
  { id: 'name', columnDef: { meta: { edit: edit('name') } } },
  { id: 'sum', columnDef: { meta: { text: ({ id }: Row) => `${id}0` } } },
  { id: 'note', columnDef: { meta: { edit: edit('note') } } },
];
const tableOf = (originals: readonly Row[]) => ({
  columns,
  rows: originals.map((original) => ({ id: original.id, original })),
});
const table = tableOf([
  { id: '1', name: 'a', note: 'x' },
  { id: '2', name: 'b', note: 'y', locked: true },
  { id: '3', name: 'c', note: 'z' },
]);
const all = { top: 0, bottom: 2, left: 0, right: 2 };
const at = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });
const shown = (cells: readonly WrittenCell<Row>[]) =>
  cells.map(({ row, column, text }) => [row.id, column, text]);

describe('copied cells', () => {
  it('contain their editable value, or the value their column states for them; a locked one is empty', () => {
    expect(copiedText(table, all)).toBe('a\t10\tx\n\t20\t\nc\t30\tz');
  });

  it('contain the name of what was chosen', () => {
    const items = [{ value: 'new', label: 'Nowy' }];
    const select = { kind: 'select' as const, value: 'new', items, onSave: () => undefined };
    expect(textOf({ columnDef: { meta: { edit: () => select } } }, {})).toBe('Nowy');
    expect(textOf({ columnDef: { meta: { edit: () => ({ ...select, value: null }) } } }, {})).toBe('');
  });

  it('are the same cells when they are pasted', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'ż', ',') });
    const texts = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(texts, (cells) => {
        const width = cells[0]?.length ?? 0;
        const copied = copiedText(
          {
            columns: Array.from({ length: width }, (_, index) => ({
              id: String(index),
              columnDef: { meta: { text: (row: readonly string[]) => row[index] ?? '' } },
            })),
            rows: cells.map((original, index) => ({ id: String(index), original })),
          },
          { top: 0, bottom: cells.length - 1, left: 0, right: width - 1 },
        );
        expect(pastedTexts(`${copied}\n`)).toEqual(cells);
      }),
    );
  });
});

describe('pasted texts', () => {
  it('go to the right and down, over what is counted and rows that are locked', () => {
    expect(shown(pastedCells(table, at(0, 0), [['a', 'b', 'c'], ['d'], ['e']]))).toEqual([
      ['1', 'name', 'a'],
      ['1', 'note', 'c'],
      ['3', 'name', 'e'],
    ]);
  });

  it('end where the table ends', () => {
    expect(shown(pastedCells(table, at(2, 2), [['a', 'b'], ['c']]))).toEqual([['3', 'note', 'a']]);
  });

  it('go into all of a range when there is one alone', () => {
    expect(shown(pastedCells(table, { ...all, right: 0 }, [['q']]))).toEqual([
      ['1', 'name', 'q'],
      ['3', 'name', 'q'],
    ]);
  });
});

describe('a fill', () => {
  it('goes in the direction in which it is pulled further', () => {
    const range = rangeBetween({ row: 3, column: 2 }, { row: 2, column: 1 });
    expect(range).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
    expect(stretchedTo(range, { row: 7, column: 4 })).toEqual({ ...range, bottom: 7 });
    expect(stretchedTo(range, { row: 3, column: 6 })).toEqual({ ...range, right: 6 });
    expect(stretchedTo(range, { row: 0, column: 1 })).toEqual({ ...range, top: 0 });
    expect(stretchedTo(range, { row: 3, column: 1 })).toEqual(range);
  });

  it('repeats its source over the rest, up as well as down', () => {
    const long = tableOf(['1', '2', '3', '4', '5'].map((id) => ({ id, name: `n${id}`, note: '' })));
    expect(
      shown(
        filledCells(long, { top: 1, bottom: 2, left: 0, right: 0 }, { top: 0, bottom: 4, left: 0, right: 0 }),
      ),
    ).toEqual([
      ['1', 'name', 'n3'],
      ['4', 'name', 'n2'],
      ['5', 'name', 'n3'],
    ]);
    expect(shown(filledCells(long, at(0, 0), { top: 0, bottom: 0, left: 0, right: 2 }))).toEqual([
      ['1', 'note', 'n1'],
    ]);
  });
});

describe('a step back', () => {
  const before = (key: string, text: string) => ({ key, column: 'name', text });

  it('writes the previous value, and can be undone itself', () => {
    const { cells, inverse, rest } = stepBack(table, [[before('1', 'old')], [before('3', 'older')]]);
    expect(shown(cells)).toEqual([['3', 'name', 'older']]);
    expect(inverse).toEqual([before('3', 'c')]);
    expect(batchOf(table, cells)).toEqual(inverse);
    expect(rest).toEqual([[before('1', 'old')]]);
  });

  it('passes over what changed nothing, and rows that are gone or locked', () => {
    const { cells, rest } = stepBack(table, [
      [before('1', 'old')],
      [before('3', 'c'), before('2', 'old'), before('gone', 'old')],
    ]);
    expect(shown(cells)).toEqual([['1', 'name', 'old']]);
    expect(rest).toEqual([]);
    expect(stepBack(table, []).cells).toEqual([]);
  });
});

it('nothing is written where there is no text', () => {
  expect(writtenIn(table, all, () => undefined)).toEqual([]);
});
