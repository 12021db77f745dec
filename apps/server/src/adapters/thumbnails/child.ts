import { writeFile } from 'node:fs/promises';

import { drawPage } from '../pdf/draw-page.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { scaleOf, type DrawnMessage } from './exchange.ts';

/** Draws the first page of a PDF, and returns whether that succeeded. */
async function draw(file: string, target: string): Promise<DrawnMessage> {
  try {
    const document = await openPdf(file);
    const page = await document.getPage(1);
    const canvas = await drawPage(page, scaleOf(page.getViewport({ scale: 1 })));
    await writeFile(target, canvas.toBuffer('image/png'));
    return { isDrawn: true };
  } catch {
    return { isDrawn: false };
  }
}

const [, , file = '', target = ''] = process.argv;
const answer = await draw(file, target);
process.send?.(answer, () => process.exit(0));
