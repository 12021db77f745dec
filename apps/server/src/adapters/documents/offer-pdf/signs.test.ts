import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';

import { offerPdfContent } from './content.ts';
import { layOutOffer } from './layout.ts';
import { sampleInput } from './sample-input.ts';

/** A page with a customer of this name; texts are read as a reader's program finds them. */
async function drawn(name: string) {
  const customer = { name, organisation: null, taxIdNumber: null };
  const content = offerPdfContent({ ...sampleInput, customer });
  const data = new Uint8Array(await layOutOffer(content));
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: canvas.getContext('2d') as never, viewport }).promise;
  return { text, png: canvas.toBuffer('image/png') };
}

it('an emoji in a name is read from the page and drawn on it', async () => {
  const car = await drawn('Auto-Plac 🚗 Zdzisław Źrebię');
  expect(car.text).toContain('Auto-Plac 🚗 Zdzisław Źrebię');
  // each sign is its own picture, and not the mark of a missing one
  const others = await Promise.all(['🛵', '?'].map((sign) => drawn(`Auto-Plac ${sign} Zdzisław Źrebię`)));
  const pictures = [car, ...others].map(({ png }) => png.toString('base64'));
  expect(new Set(pictures).size).toBe(3);
});

it('a letter no font has is a question mark, and spoils nothing beside it', async () => {
  const { text } = await drawn('Żółw 漢字 عربي 👨‍👩‍👧 Łódź');
  expect(text).toContain('Żółw ?? ???? 👨');
  expect(text).toContain('👧 Łódź');
});
