import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { objectStreamBomb, zipBomb } from '@szansa/server/testing';
import { expect, it } from 'vitest';

import { wordForm, workOnForm } from './documents/forms/index.ts';
import { xlsxRows } from './tables/xlsx.ts';

/** Small files of so many megabytes unpacked. */
const megabytes = 1200;

/** By how many megabytes the memory of this process has grown at its peak while something was done. */
async function growthDuring(act: () => Promise<void>): Promise<number> {
  const before = process.resourceUsage().maxRSS;
  await act();
  return (process.resourceUsage().maxRSS - before) / 1024;
}

// 2 s each: the process that unpacks is ended once it has more than it may
it.each([
  ['pdf', () => objectStreamBomb(megabytes)],
  ['docx', () => zipBomb('word/document.xml', megabytes)],
] as const)('a form that is a bomb is refused, and uses no memory of the server: %s', async (kind, bomb) => {
  const bytes = new Uint8Array(bomb());
  const growth = await growthDuring(async () => {
    expect(await workOnForm({ kind, bytes, values: null })).toBeNull();
  });
  expect(growth).toBeLessThan(200);
  const next = { kind: 'docx', bytes: wordForm([['Firma: {{klient.nazwa}}']]), values: null } as const;
  expect((await workOnForm(next))?.names).toEqual(['klient.nazwa']);
});

it('a workbook that declares a small size and is a bomb is damaged, and uses no memory of the server', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'szansa-bomb-'));
  const file = path.join(folder, 'table.xlsx');
  await writeFile(file, zipBomb('xl/workbook.xml', megabytes));
  const growth = await growthDuring(async () => {
    const rows = xlsxRows(file, { rows: 100, columns: 10, rowBytes: 4000 });
    await expect(rows.next()).rejects.toMatchObject({ problem: 'damaged' });
  });
  expect(growth).toBeLessThan(200);
  await rm(folder, { recursive: true });
});
