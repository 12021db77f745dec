import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPdf } from '../pdf/open-pdf.ts';
import { isTextHidden } from './hidden-text.ts';
import { withBadTextLayer } from './samples/degrade.ts';
import { drawnPdf, firmQuote } from './samples/drawn-quotes.ts';
import { randomOf } from './samples/generator/random.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-hidden-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function isHidden(pdf: Uint8Array): Promise<boolean> {
  const file = path.join(folder, 'quote.pdf');
  await writeFile(file, pdf);
  const document = await openPdf(file);
  const answer = await isTextHidden(await document.getPage(1));
  await document.loadingTask.destroy();
  return answer;
}

// two seconds: a page is drawn as a picture
it('a text over a picture of the page that cannot be seen is hidden, and a printed one is not', async () => {
  const pdf = await drawnPdf(firmQuote);
  expect(await isHidden(pdf)).toBe(false);
  expect(await isHidden(await withBadTextLayer(pdf, randomOf(3)))).toBe(true);
});
