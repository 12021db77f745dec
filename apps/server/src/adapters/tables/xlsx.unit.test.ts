import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { textCell as text, workbook, zip } from '@szansa/server/testing';

import type { TableLimits } from './table.ts';
import { xlsxRows } from './xlsx.ts';

const limits = { rows: 100, columns: 10, rowBytes: 4000 } as const;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-xlsx-'));
  file = path.join(folder, 'table.xlsx');
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: Buffer, most: Partial<TableLimits> = {}) {
  await writeFile(file, content);
  const rows = [];
  for await (const row of xlsxRows(file, { ...limits, ...most })) rows.push(row);
  return rows;
}

it('a workbook is read as text: numbers, days, answers, and what looks like a number and is none', async () => {
  const rows = [
    `<row r="1">${text('A1', 'Nazwa')}${text('B1', 'KRS')}${text('C1', 'NIP')}${text('D1', 'Od')}</row>`,
    `<row r="3">${text('A3', 'Żółty Lis &amp; syn')}${text('B3', '0000028860')}<c r="C3"><v>5260001246</v></c><c r="D3" s="1"><v>46346</v></c></row>`,
  ].join('');
  expect(await read(workbook(rows))).toEqual([
    { number: 1, cells: ['Nazwa', 'KRS', 'NIP', 'Od'] },
    { number: 3, cells: ['Żółty Lis & syn', '0000028860', '5260001246', '2026-11-20'] },
  ]);
});

it.each([
  ['0000000000', 28_860, '0000028860'],
  ['000-000-00-00', 5_260_001_246, '526-000-12-46'],
  ['000000000', 10_188_201, '010188201'],
  ['00000000000', 2_270_803_624, '02270803624'],
  ['00\\-000', 950, '00-950'],
  ['[$-415]00-000', 950, '00-950'],
  ['"+48 "000 000 000', 601_200_300, '+48 601 200 300'],
  ['[<=9999999]###-##-##;\\(###\\)\\ ###-##-##', 1_234_567, '123-45-67'],
  ['0', 5_260_001_246, '5260001246'],
  ['#,##0.00\\ "zł"', 5_260_001_246, '5260001246'],
  ['0.00E+00', 5_260_001_246, '5260001246'],
  ['yyyy-mm-dd', 46_346, '2026-11-20'],
  ['][', 950, '950'],
  ['0', 0.5, '0.5'],
])('a number with the format %s is read as it is shown: %d as %s', async (code, value, shown) => {
  const cells = `<c r="B2" s="2"><v>${value}</v></c><c r="C2" s="0"><v>${value}</v></c>`;
  const rows = `<row r="1">${text('A1', 'Numer')}</row><row r="2">${cells}</row>`;
  const [, row] = await read(workbook(rows, { formats: [code] }));
  expect(row).toEqual({ number: 2, cells: ['', shown, String(value)] });
});

it('a number is read as it is shown in any column', async () => {
  const rows = `<row r="1">${text('A1', 'Numer')}</row><row r="12"><c r="AB12" s="2"><v>7</v></c></row>`;
  const [, row] = await read(workbook(rows, { formats: ['000'] }), { columns: 30 });
  expect(row).toEqual({ number: 12, cells: [...Array.from({ length: 27 }, () => ''), '007'] });
});

it('a text with a format is read with the signs around it', async () => {
  const cell = text('A2', '601 200 300').replace('<c ', '<c s="2" ');
  const rows = `<row r="1">${text('A1', 'Telefon')}</row><row r="2">${cell}</row>`;
  const [, row] = await read(workbook(rows, { formats: ['"+48 "@'] }));
  expect(row?.cells).toEqual(['+48 601 200 300']);
});

it('a workbook is read no further than the last row allowed', async () => {
  const rows = [1, 2, 3].map((row) => `<row r="${row}">${text(`A${row}`, 'a')}</row>`).join('');
  await expect(read(workbook(rows), { rows: 2 })).rejects.toMatchObject({
    problem: 'too_many_rows',
    number: 3,
  });
});

it.each([
  ['that is no zip file', Buffer.from('Nazwa;NIP')],
  ['of which the end is cut off', workbook('').subarray(0, 300)],
  ['without a workbook in it', zip({ 'readme.txt': Buffer.from('nic') })],
])('a file %s is damaged', async (_, content) => {
  await expect(read(content)).rejects.toMatchObject({ problem: 'damaged', number: null });
});

it('a file that would unpack to too much is not unpacked', async () => {
  await expect(read(workbook('', { lie: 60 * 1024 * 1024 }))).rejects.toMatchObject({
    problem: 'too_large_unpacked',
  });
});
