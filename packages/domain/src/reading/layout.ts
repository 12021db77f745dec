import { fold } from '../shared/index.ts';
import { boxAround, type Box, type ReadPage, type ReadWord } from './words.ts';

/** Words that belong together: a caption, a value, or both; a gap as wide as a letter is high ends it. */
export interface Cell {
  readonly page: number;
  readonly source: ReadPage['source'];
  readonly words: readonly ReadWord[];
  readonly text: string;
  /** As `text`, letter for letter, in lower case without marks. */
  readonly folded: string;
  readonly box: Box;
}

/** Cells of one height, from left to right. */
export interface Line {
  readonly cells: readonly Cell[];
  readonly box: Box;
}

/** Minimum vertical overlap of two words of a line, relative to the height of the lower one. */
const sharedHeight = 0.5;
/** The gap between words that ends a cell, in heights of the line's letters. */
const cellGap = 1;

/** The most letters of a word, and words of a cell: what is longer is no quote, and would take long to read. */
const longestWord = 100;
const mostWords = 200;

const bottom = (box: Box) => box.y + box.height;

/** Letter for letter, so that a place in the folded text is the place in the text. */
export function foldedLetters(text: string): string {
  return Array.from(text, (letter) => {
    const folded = fold(letter);
    return folded.length === letter.length ? folded : letter.toLowerCase().slice(0, letter.length);
  }).join('');
}

/** Words without what only leads the eye from a caption to its value. */
function withoutLeaders(words: readonly ReadWord[]): ReadWord[] {
  return words.flatMap((word) => {
    const text = word.text
      .normalize('NFC')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/[.…_·]{3,}|…/g, '')
      // the end of a ruling or of a dotted line before a number
      .replace(/^[-–—_|'’`]+(?=\d{1,3}(?:$|[ .,]\d))/, '')
      // recognition takes the letters of "o.o." for noughts
      .replace(/^(?:0\.[0o]|[0o]\.0)\.?(?=,?$)/i, 'o.o.')
      .trim();
    if (text.length > longestWord || /^[|¦_\-–—=~.]*$/.test(text)) return [];
    return [{ ...word, text }];
  });
}

function onSameLine(one: Box, other: Box): boolean {
  const shared = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
  return shared >= sharedHeight * Math.min(one.height, other.height);
}

function middleHeight(words: readonly ReadWord[]): number {
  const heights = words.map(({ box }) => box.height).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** The words of one cell, in the order in which they are read. */
export function cellOf(words: readonly ReadWord[], { page, source }: Pick<Cell, 'page' | 'source'>): Cell {
  const text = words.map((word) => word.text).join(' ');
  return {
    page,
    source,
    words,
    text,
    folded: foldedLetters(text),
    box: boxAround(words.map(({ box }) => box)),
  };
}

function lineOf(words: readonly ReadWord[], page: ReadPage): Line {
  const sorted = words.toSorted((one, other) => one.box.x - other.box.x);
  const gap = cellGap * middleHeight(sorted);
  const groups: ReadWord[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of sorted) {
    const current = groups.at(-1);
    if (current && word.box.x - end <= gap && current.length < mostWords) current.push(word);
    else groups.push([word]);
    end = Math.max(end, word.box.x + word.box.width);
  }
  const { number, source } = page;
  return lineWith(groups.map((group) => cellOf(group, { page: number, source })));
}

export function lineWith(cells: readonly Cell[]): Line {
  return { cells, box: boxAround(cells.map(({ box }) => box)) };
}

/** The lines of a page from top to bottom, each in its cells. Rule RD1. */
export function linesOf(page: ReadPage): Line[] {
  const groups: { words: ReadWord[]; box: Box }[] = [];
  const words = withoutLeaders(page.words).toSorted(
    (one, other) => one.box.y + one.box.height / 2 - (other.box.y + other.box.height / 2),
  );
  for (const word of words) {
    const group = groups.findLast(({ box }) => onSameLine(box, word.box));
    if (group && groups.indexOf(group) >= groups.length - 3) {
      group.words.push(word);
      // the line stays as high as its first words: a tall one must not draw its neighbours in
      group.box = boxAround([group.box, { ...word.box, y: group.box.y, height: group.box.height }]);
    } else {
      groups.push({ words: [word], box: word.box });
    }
  }
  return groups.map((group) => lineOf(group.words, page)).toSorted((one, other) => one.box.y - other.box.y);
}

/** Returns the words of a cell that contain the characters from `start` to `end` of its text. */
export function wordsBetween(cell: Cell, start: number, end: number): ReadWord[] {
  let at = 0;
  return cell.words.filter(({ text }) => {
    const from = at;
    at += text.length + 1;
    return from < end && from + text.length > start;
  });
}
