import type { ReadWord } from '@szansa/domain/reading';
import type { PDFPageProxy } from 'pdfjs-dist';

/** Minimum number of letters on a page; with fewer, the page is treated as a picture. */
export const fewestLetters = 20;

interface Item {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

/** About how wide letters are in ems, as in the sans-serif fonts that quotes are set in. */
function widthOf(letter: string): number {
  if (/[ilj.,:;|'!Iftr()[\]\s\u00a0\u202f/-]/.test(letter)) return 0.29;
  if (/[mwMW@%]/.test(letter)) return 0.85;
  return /\p{Lu}/u.test(letter) ? 0.67 : 0.54;
}

/** Splits a text between two points into words with their boxes, by about how wide its letters are. */
function wordsOf(text: string, x: number, y: number, width: number, height: number): ReadWord[] {
  const ends = [0];
  for (const letter of text) {
    for (let unit = 0; unit < letter.length; unit += 1) {
      ends.push((ends.at(-1) ?? 0) + widthOf(letter) / letter.length);
    }
  }
  const scale = width / Math.max(0.01, ends.at(-1) ?? 0);
  const place = (index: number) => (ends[index] ?? 0) * scale;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: { x: x + place(index), y, width: place(index + word.length) - place(index), height },
    confidence: 1,
  }));
}

/** Returns the words of the file's text layer, in points from the upper left corner of the page as displayed. */
export async function textOfPage(page: PDFPageProxy): Promise<ReadWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const items = content.items.filter((item) => 'str' in item);
  const words = items.flatMap(({ str, width, height, transform }: Item) => {
    const [a = 1, b = 0, , d = 0, e = 0, f = 0] = transform;
    const size = height || Math.abs(d) || Math.hypot(a, b);
    const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f);
    return str.trim() === '' ? [] : wordsOf(str, x, y - size, width, size);
  });
  return joined(withoutDoubles(words));
}

/** How far apart a word and its double may be, in points: programs write letters twice to make them bold. */
const doubled = 1.5;

/** Words that are written once, of those that are written twice at the same place. */
function withoutDoubles(words: readonly ReadWord[]): ReadWord[] {
  const places = new Map<string, ReadWord[]>();
  return words.filter((word) => {
    const same = places.get(word.text) ?? [];
    const isDouble = same.some(
      ({ box }) => Math.abs(box.x - word.box.x) < doubled && Math.abs(box.y - word.box.y) < doubled,
    );
    places.set(word.text, [...same, word]);
    return !isDouble;
  });
}

/** Words that programs have laid letter by letter, put together again. */
function joined(words: readonly ReadWord[]): ReadWord[] {
  const whole: ReadWord[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const gap = last ? word.box.x - (last.box.x + last.box.width) : 0;
    const isNext =
      last !== undefined &&
      Math.abs(last.box.y - word.box.y) < 0.2 * word.box.height &&
      gap > -0.2 * word.box.height &&
      gap < 0.08 * word.box.height;
    if (isNext) {
      whole[whole.length - 1] = {
        text: last.text + word.text,
        box: { ...last.box, width: word.box.x + word.box.width - last.box.x },
        confidence: 1,
      };
    } else {
      whole.push(word);
    }
  }
  return whole;
}
