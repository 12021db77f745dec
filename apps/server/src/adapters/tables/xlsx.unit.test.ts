import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

import { afterAll, beforeAll, expect, it } from 'vitest';

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

/** A zip file; `lie` is what its directory says of how large its parts are, instead of the truth. */
function zip(parts: Readonly<Record<string, Buffer>>, lie?: number): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(lie ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    bodies.push(body);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, Buffer.from(name));
    offset += body.length;
  }
  const size = directory.reduce((total, { length }) => total + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(bodies.length, 8);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook of one sheet with these rows, as XML. */
function workbook(rows: string, lie?: number): Buffer {
  const part = (text: string) => Buffer.from(`${xml}${text}`);
  return zip(
    {
      'xl/workbook.xml': part(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Firmy" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': part(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': part(
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    },
    lie,
  );
}

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

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
  await expect(read(workbook('', 60 * 1024 * 1024))).rejects.toMatchObject({ problem: 'too_large_unpacked' });
});
