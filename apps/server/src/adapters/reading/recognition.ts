import { createRequire } from 'node:module';
import path from 'node:path';

import type { ReadWord } from '@szansa/domain/reading';
import type { PDFPageProxy } from 'pdfjs-dist';
import { createWorker, PSM, type Worker } from 'tesseract.js';

import { drawPage } from '../pdf/draw-page.ts';

const require = createRequire(import.meta.url);

/** Dots an inch of the pictures that letters are recognised in, and the most dots of one. */
const dpi = 200;
const mostDots = 9_000_000;

/** The page as a picture, no larger than it may be. */
async function pictureOf(page: PDFPageProxy): Promise<{ png: Buffer; scale: number }> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dpi / 72, Math.sqrt(mostDots / (width * height)));
  const canvas = await drawPage(page, scale);
  return { png: canvas.toBuffer('image/png'), scale };
}

interface Recognised {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** The tilt of a page by its lines: the middle one of the slopes of their base lines, in radians. */
function tiltOf(
  lines: readonly { readonly baseline: { x0: number; y0: number; x1: number; y1: number } }[],
): number {
  const slopes = lines
    .map(({ baseline }) => baseline)
    .filter(({ x0, x1 }) => x1 - x0 > 80)
    .map(({ x0, y0, x1, y1 }) => Math.atan2(y1 - y0, x1 - x0))
    .toSorted((one, other) => one - other);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/**
 * Returns a word as on a straight page: rotated back around the page's corner by the tilt, so that lines are level.
 */
function straightened(word: Recognised, tilt: number, scale: number): ReadWord {
  const { x0, y0, x1, y1 } = word.bbox;
  const [cos, sin] = [Math.cos(-tilt), Math.sin(-tilt)];
  const [midX, midY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [width, tall] = [x1 - x0, y1 - y0];
  // a tilted word's box is higher by what it rises over its width
  const height = Math.max(tall - Math.abs(Math.tan(tilt)) * width, 0.5 * tall);
  const x = midX * cos - midY * sin - width / 2;
  const y = midX * sin + midY * cos - height / 2;
  return {
    text: word.text,
    box: { x: x / scale, y: y / scale, width: width / scale, height: height / scale },
    seen: { x: x0 / scale, y: y0 / scale, width: width / scale, height: tall / scale },
    confidence: word.confidence / 100,
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
      const { png, scale } = await pictureOf(page);
      const { data } = await reader.recognize(png, {}, { text: false, blocks: true });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
      const tilt = tiltOf(lines);
      return lines.flatMap((line) => line.words.map((word) => straightened(word, tilt, scale)));
    },
  };
}
