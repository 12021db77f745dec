import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { csvOf } from './csv-writer.ts';
import { csvForm, csvRows, type CsvForm } from './csv.ts';
import type { TableLimits } from './table.ts';

const limits = { rows: 100, columns: 10, rowBytes: 4000 } as const;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-csv-'));
  file = path.join(folder, 'table.csv');
});
afterAll(() => rm(folder, { recursive: true }));

/** How a table is found to be written, and its rows. */
async function read(
  content: string | Uint8Array,
  answered: Partial<CsvForm> = {},
  most: Partial<TableLimits> = {},
) {
  await writeFile(file, content);
  const form = await csvForm(file, answered);
  const rows = [];
  for await (const row of csvRows(file, form, { ...limits, ...most })) rows.push(row);
  return { form, numbers: rows.map(({ number }) => number), cells: rows.map(({ cells }) => cells) };
}

const polish = [
  ['Imię', 'Miejscowość'],
  ['Łucja', 'Źródła Żółte'],
];
const text = polish.map((row) => row.join(';')).join('\r\n');
const little = Buffer.from(text, 'utf16le');

describe('a table is read', () => {
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['utf-16le', little],
    ['windows-1250', iconv.encode(text, 'windows-1250')],
    ['iso-8859-2', iconv.encode(text, 'iso-8859-2')],
    ['cp852', iconv.encode(text, 'cp852')],
  ] as const)('in %s', async (encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({ form: { encoding, delimiter: ';' }, cells: polish });
  });

  it('in the format that a person declares', async () => {
    const answered = { encoding: 'windows-1250', delimiter: ',' } as const;
    expect(await read('Imię,a;b\n', answered)).toMatchObject({
      form: answered,
      cells: [['Imię'.replace('ę', 'Ä™'), 'a;b']],
    });
  });

  it('with line breaks, delimiters and quotation marks in quoted cells, and marks within plain ones', async () => {
    const { cells, numbers } = await read(
      'Nazwa,Uwagi\r\n"Lis, Wilk","pierwszy\r\ndrugi ""wiersz"""\nFirma "Bór",\r',
    );
    expect(cells).toEqual([
      ['Nazwa', 'Uwagi'],
      ['Lis, Wilk', 'pierwszy\r\ndrugi "wiersz"'],
      ['Firma "Bór"', ''],
    ]);
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('without empty rows, and with rows of different lengths', async () => {
    expect(await read('a;b\n\n;\n1\n1;2;3\n')).toMatchObject({
      cells: [['a', 'b'], ['1'], ['1', '2', '3']],
      numbers: [1, 4, 5],
    });
  });

  it('with letters that the pieces of a large file cut in two', async () => {
    const many = Array.from({ length: 90 }, (_, index) => `${index};${'ż'.repeat(900)}`).join('\n');
    const { cells } = await read(many);
    expect(cells).toHaveLength(90);
    expect(new Set(cells.map(([, second]) => second))).toEqual(new Set(['ż'.repeat(900)]));
  });

  it('EX7 with the texts that were guarded against formulas when they were written', async () => {
    const cell = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '＝', 'Ł', '"', ';', '\n') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (pairs) => {
        const rows = [['Firma', 'Miasto'], ...pairs.filter((pair) => pair.some((one) => one.trim() !== ''))];
        const bytes = await buffer(csvOf(rows.map((texts) => texts.map((one) => ({ text: one })))));
        expect((await read(bytes)).cells).toEqual(rows);
      }),
    );
  });

  it.each([
    ['utf-8', 'sep=,\r\n'],
    ['utf-8', '\uFEFF"sep=,"\n'],
    ['utf-16le', '\uFEFFsep=,\r\n'],
  ] as const)('in %s by the delimiter that its first line declares: %j', async (encoding, line) => {
    const content = iconv.encode(`${line}Firma,Miasto;kraj\nLis,a;b\n`, encoding);
    expect(await read(content)).toEqual({
      form: { encoding, delimiter: ',' },
      numbers: [1, 2],
      cells: [
        ['Firma', 'Miasto;kraj'],
        ['Lis', 'a;b'],
      ],
    });
    expect(await read('sep=;\n')).toMatchObject({ cells: [] });
  });

  it('and empty', async () => {
    expect((await read('')).cells).toEqual([]);
  });
});

describe('a table is not read on', () => {
  it.each([
    ['too_many_rows', 'a;b\n1;2\n3;4\n', { rows: 2 }, 3],
    ['too_many_columns', 'a;b\n1;2;3\n', { columns: 2 }, 2],
    ['row_too_long', `a;b\n"${'x'.repeat(5000)}\n`, {}, 2],
    ['quote_not_closed', 'a;b\n1;"2\n', {}, 2],
  ] as const)('at what is %s', async (problem, content, most, number) => {
    await expect(read(content, {}, most)).rejects.toMatchObject({ problem, number });
  });

  it('where the file is gone', async () => {
    const rows = csvRows(path.join(folder, 'none.csv'), { encoding: 'utf-8', delimiter: ';' }, limits);
    await expect(rows.next()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
