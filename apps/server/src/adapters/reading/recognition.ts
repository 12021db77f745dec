import { createRequire } from 'node:module';
import path from 'node:path';

import { boxAround, type Box, type ReadWord } from '@szansa/domain/reading';
import type { PDFPageProxy } from 'pdfjs-dist';
import { createWorker, PSM, type Worker } from 'tesseract.js';

import { drawPage } from '../pdf/draw-page.ts';
import { greyOf, pngOf } from './picture/grey.ts';
import { prepared, upsideDown, type Prepared } from './picture/prepare.ts';

const require = createRequire(import.meta.url);

/** Dots an inch of the pictures that letters are recognised in, and the most dots of one. */
const dpi = 220;
const mostDots = 9_000_000;

interface Recognised {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** The words of a picture, in its dots. */
async function recognised(reader: Worker, { picture }: Prepared): Promise<Recognised[]> {
  const { data } = await reader.recognize(await pngOf(picture), {}, { text: false, blocks: true });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );
}

/** How sure the words of a page are, of 0 to 100; noise is short. */
function surenessOf(words: readonly Recognised[]): number {
  const longer = words.filter(({ text }) => /[\p{L}\d]{3}/u.test(text));
  return longer.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, longer.length);
}

/** With less than this a page may be upside down. */
const upright = 60;

/** The box on the page as it is displayed: around the corners of the word's, which may be askew there. */
function seenBox({ placeOf }: Prepared, { x0, y0, x1, y1 }: Recognised['bbox'], scale: number): Box {
  const corners = [placeOf(x0, y0), placeOf(x1, y0), placeOf(x1, y1), placeOf(x0, y1)];
  return boxAround(corners.map(({ x, y }) => ({ x: x / scale, y: y / scale, width: 0, height: 0 })));
}

function wordOf(page: Prepared, { text, confidence, bbox }: Recognised, scale: number): ReadWord {
  const { x0, y0, x1, y1 } = bbox;
  return {
    text,
    box: { x: x0 / scale, y: y0 / scale, width: (x1 - x0) / scale, height: (y1 - y0) / scale },
    seen: seenBox(page, bbox, scale),
    confidence: confidence / 100,
  };
}

/** Opens the recognition of Polish and English letters, with data of the installation alone. */
export async function openRecognition(): Promise<{
  wordsOf: (page: PDFPageProxy) => Promise<ReadWord[]>;
}> {
  const langPath = path.join(
    path.dirname(require.resolve('@tesseract.js-data/pol/package.json')),
    '4.0.0_best_int',
  );
  const reader: Worker = await createWorker('pol', 1, { langPath, gzip: true, cacheMethod: 'none' });
  // treats the page as sparse text of many sizes, which preserves the rows of tables
  await reader.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, preserve_interword_spaces: '1' });
  return {
    wordsOf: async (page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = Math.min(dpi / 72, Math.sqrt(mostDots / (width * height)));
      const picture = prepared(greyOf(await drawPage(page, scale)));
      const words = await recognised(reader, picture);
      if (surenessOf(words) >= upright) return words.map((word) => wordOf(picture, word, scale));
      const other = upsideDown(picture);
      const otherWords = await recognised(reader, other);
      return surenessOf(otherWords) > surenessOf(words)
        ? otherWords.map((word) => wordOf(other, word, scale))
        : words.map((word) => wordOf(picture, word, scale));
    },
  };
}
