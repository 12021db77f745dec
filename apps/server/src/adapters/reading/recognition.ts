import { createRequire } from 'node:module';
import path from 'node:path';

import { boxAround, type Box, type ReadWord } from '@szansa/domain/reading';
import type { PDFPageProxy } from 'pdfjs-dist';
import { createWorker, PSM, type Line, type Worker } from 'tesseract.js';

import { drawPage } from '../pdf/draw-page.ts';
import { greyOf, pngOf } from './picture/grey.ts';
import { evenPage, likelyTurns, upright, type Prepared } from './picture/prepare.ts';

const require = createRequire(import.meta.url);

/** Dots an inch of the pictures that letters are recognised in, and the most dots of one. */
const dpi = 220;
const mostDots = 9_000_000;

interface Recognised {
  readonly text: string;
  readonly confidence: number;
  /** Its letters, and the line box that they are in, in dots of the picture. */
  readonly bbox: Bbox;
  readonly line: {
    readonly top: number;
    readonly height: number;
    /** Where its letters stand by the recognition of the whole line, which dirt at a word does not change. */
    readonly guessed: number;
  };
}

interface Bbox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** How high capitals and small letters are, and how far letters reach below their line, as shares of the font's size. */
const capitals = 0.74;
const smallLetters = 0.55;
const below = 0.21;
/** Letters that are as high as capitals, and those that reach below the line. */
const tall = /[\p{Lu}\dbdfhklłtßij/()@&%]/u;
const deep = /[gjpqyąęĄĘQ,;()/@]/u;

const middleOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The words of a line, each with the size of the line's font around it: letters alone are of many heights. */
function wordsOfLine({ words, baseline: { x0, y0, x1, y1 } }: Line): Recognised[] {
  const sizes = words.map(({ text, bbox }) => {
    const depth = deep.test(text) ? below : 0;
    const size = (bbox.y1 - bbox.y0) / ((tall.test(text) ? capitals : smallLetters) + depth);
    return { size, base: bbox.y1 - depth * size };
  });
  const height = Math.max(4, middleOf(sizes.map(({ size }) => size)));
  return words.map(({ text, confidence, bbox }, at) => {
    const base = sizes[at]?.base ?? bbox.y1;
    const guessed = y0 + ((bbox.x0 - x0) / Math.max(1, x1 - x0)) * (y1 - y0);
    return { text, confidence, bbox, line: { top: base - height, height, guessed } };
  });
}

/** A word that is so much lower than the others, or so unsure, is a dotted line, a ruling or dirt. */
const lowest = 0.33;
const leastSure = 20;
/** Letters that are so much higher than the others have dirt above or below: the line's place is recognised then. */
const highest = 1.5;

/** The words of a picture, in its dots. */
async function recognised(reader: Worker, { picture }: Prepared): Promise<Recognised[]> {
  const { data } = await reader.recognize(await pngOf(picture), {}, { text: false, blocks: true });
  const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(wordsOfLine)),
  );
  const usual = middleOf(words.filter(({ confidence }) => confidence > 70).map(({ line }) => line.height));
  return words
    .filter(({ confidence, bbox }) => confidence >= leastSure && bbox.y1 - bbox.y0 > lowest * usual)
    .map((word) => {
      const height = highest * usual;
      if (word.line.height <= height) return word;
      return { ...word, line: { ...word.line, height, top: word.line.guessed - height } };
    });
}

/** A page as it was read in one of the ways it may lie. */
interface Reading {
  readonly page: Prepared;
  readonly words: readonly Recognised[];
}

const longerWords = ({ words }: Reading) => words.filter(({ text }) => /[\p{L}\d]{3}/u.test(text));

/** Letters of words that are sure, which a page that is upside down has few of. */
const sureLetters = (reading: Reading) =>
  longerWords(reading).reduce((sum, { text, confidence }) => sum + (confidence > 70 ? text.length : 0), 0);

/** Whether most of a page's words are sure: it is upright. */
function isUpright(reading: Reading): boolean {
  const words = longerWords(reading);
  return words.length > 2 && words.filter(({ confidence }) => confidence > 70).length > 0.6 * words.length;
}

/** Reads a page as it most likely lies; one whose words are unsure, in the other ways as well. */
async function readUpright(reader: Worker, picture: Prepared): Promise<Reading> {
  let best: Reading | null = null;
  for (const quarters of likelyTurns(picture)) {
    const page = upright(picture, quarters);
    const reading = { page, words: await recognised(reader, page) };
    if (isUpright(reading)) return reading;
    if (!best || sureLetters(reading) > sureLetters(best)) best = reading;
  }
  return best ?? { page: picture, words: [] };
}

/** The box on the page as it is displayed: around the corners of the word's, which may be askew there. */
function seenBox({ placeOf }: Prepared, { x0, y0, x1, y1 }: Bbox, scale: number): Box {
  const corners = [placeOf(x0, y0), placeOf(x1, y0), placeOf(x1, y1), placeOf(x0, y1)];
  return boxAround(corners.map(({ x, y }) => ({ x: x / scale, y: y / scale, width: 0, height: 0 })));
}

function wordOf(page: Prepared, { text, confidence, bbox, line }: Recognised, scale: number): ReadWord {
  const { x0, x1 } = bbox;
  return {
    text,
    box: { x: x0 / scale, y: line.top / scale, width: (x1 - x0) / scale, height: line.height / scale },
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
      const { page: picture, words } = await readUpright(
        reader,
        evenPage(greyOf(await drawPage(page, scale))),
      );
      return words.map((word) => wordOf(picture, word, scale));
    },
  };
}
