import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement } from 'react';
import { expect, it } from 'vitest';

import { lettering, loadFonts } from './fonts.ts';

/** The lines a reader copies out of a document with a text in the heavier letters. */
async function copiedFrom(line: string, width?: number): Promise<string[]> {
  const style = { ...lettering, fontWeight: 600, ...(width === undefined ? {} : { width }) };
  const page = createElement(Page, null, createElement(Text, { style }, line));
  const bytes = await renderToBuffer(createElement(Document, null, page));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return lines.join('').split('\n');
}

it('letters can be copied that an earlier document had only as parts of others', async () => {
  await loadFonts();
  expect(await copiedFrom('ŻÓŁĆ ĘŚĄŃ')).toEqual(['ŻÓŁĆ ĘŚĄŃ']);
  expect(await copiedFrom('ZOLC ESAN')).toEqual(['ZOLC ESAN']);
});

it('a line breaks between words, whatever letters are close together in it', async () => {
  await loadFonts();
  const words =
    'Oferta finansowa firmy Finał, afisz, efekt, waffle, difficult, office, profil, grafik i film';
  const lines = await copiedFrom(words, 180);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(words);
});
