import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';

import { offerPdfContent } from './content.ts';
import { layOutOffer } from './layout.ts';
import { sampleInput } from './sample-input.ts';

it('a long value of the vehicle wraps onto more lines and stays between its label and the margin', async () => {
  const label = 'Skrzynia biegów';
  const content = {
    ...offerPdfContent(sampleInput),
    vehicleLines: [{ label, value: 'Automatyczna dwusprzęgłowa (DSG, DCT)' }],
  };
  const data = new Uint8Array(await layOutOffer(content));
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const [, , pageWidth = 0] = page.view;
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, left: Number(item.transform[4]), right: Number(item.transform[4]) + item.width }]
      : [],
  );
  const starts = placed.findIndex(({ text }) => text.startsWith('Automatyczna'));
  const named = placed[starts - 1];
  expect(named?.text).toContain('biegów');
  expect(placed[starts]?.left).toBeGreaterThan((named?.right ?? pageWidth) + 6);
  expect(Math.max(...placed.map(({ right }) => right))).toBeLessThanOrEqual(pageWidth - 44 + 0.5);
});
