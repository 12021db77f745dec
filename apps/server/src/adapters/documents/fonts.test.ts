import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement } from 'react';
import { expect, it } from 'vitest';

import { families, loadFonts } from './fonts.ts';

/** What a reader copies out of a document with one line in the heavier letters. */
async function copiedFrom(line: string): Promise<string> {
  const style = { fontFamily: families, fontWeight: 600 };
  const page = createElement(Page, null, createElement(Text, { style }, line));
  const bytes = await renderToBuffer(createElement(Document, null, page));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

it('letters can be copied that an earlier document had only as parts of others', async () => {
  await loadFonts();
  expect(await copiedFrom('ŻÓŁĆ ĘŚĄŃ')).toBe('ŻÓŁĆ ĘŚĄŃ');
  expect(await copiedFrom('ZOLC ESAN')).toBe('ZOLC ESAN');
});
