import { PDFDocument } from '@napi-rs/canvas';

import type { Random } from '../generator/random.ts';
import { a4, fontOf, type Bar, type Mark, type Paper } from './paper.ts';

/** How a program writes its texts into the file. */
export const makers = [
  'lines',
  'words',
  'letters',
  'cut-numbers',
  'shuffled',
  'by-columns',
  'bottom-up',
  'spaced-lines',
  'struck-twice',
] as const;
export type Maker = (typeof makers)[number];

/** Where a run of letters begins in its text. */
interface Run {
  readonly text: string;
  readonly at: number;
}

const pieces: Readonly<Partial<Record<Maker, RegExp>>> = {
  words: /\S+/gu,
  letters: /\S/gu,
  'cut-numbers': /\d{1,2}|[^\d\s]+/gu,
  shuffled: /\S+/gu,
  'bottom-up': /\S+/gu,
};

function runsOf(text: string, maker: Maker): Run[] {
  const pattern = pieces[maker];
  if (!pattern) return [{ text, at: 0 }];
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }));
}

/** Marks of one base line joined to one text, with as many spaces between as fit: report generators write so. */
function joined(paper: Paper, marks: readonly Mark[]): Mark[] {
  const rows = Map.groupBy(marks, ({ y, size, isBold, color }) => `${y} ${size} ${isBold} ${color}`);
  return [...rows.values()].flatMap((row) => {
    const [first, ...others] = row.toSorted((one, other) => one.x - other.x);
    if (!first) return [];
    const space = paper.widthOf(' ', first);
    let { text } = first;
    for (const other of others) {
      const gap = other.x - (first.x + paper.widthOf(text, first));
      text += `${' '.repeat(Math.max(1, Math.round(gap / space)))}${other.text}`;
    }
    return [{ ...first, text, width: paper.widthOf(text, first) }];
  });
}

function ordered(paper: Paper, marks: readonly Mark[], maker: Maker, random: Random): readonly Mark[] {
  if (maker === 'shuffled') return random.shuffled(marks);
  if (maker === 'by-columns') return marks.toSorted((one, other) => one.x - other.x || one.y - other.y);
  if (maker === 'bottom-up') return marks.toReversed();
  return maker === 'spaced-lines' ? joined(paper, marks) : marks;
}

/** A sign without letters. */
function sign({ x, y, width, height, color }: Bar): readonly Bar[] {
  return [
    { x, y, width, height, color },
    { x: x + 5, y: y + 5, width: height - 10, height: height - 10, color: '#ffffff' },
    {
      x: x + height,
      y: y + height * 0.42,
      width: width - height - 6,
      height: height * 0.16,
      color: '#ffffff',
    },
  ];
}

/** Returns the PDF of a document as such a program writes it. The same paper makes the same bytes. */
export function fileOf(paper: Paper, maker: Maker, random: Random): Buffer {
  const document = new PDFDocument();
  for (const { marks, bars, logos } of paper.pages) {
    const context = document.beginPage(a4.width, a4.height);
    for (const { x, y, width, height, color } of [...bars, ...logos.flatMap(sign)]) {
      context.fillStyle = color;
      context.fillRect(x, y, width, height);
    }
    for (const one of ordered(paper, marks, maker, random)) {
      context.font = fontOf(paper.family, one.size, one.isBold);
      context.fillStyle = one.color;
      for (const run of runsOf(one.text, maker)) {
        const x = one.x + paper.widthOf(one.text.slice(0, run.at), one);
        context.fillText(run.text, x, one.y);
        if (maker === 'struck-twice' && one.isBold) context.fillText(run.text, x + 0.25, one.y);
      }
    }
    document.endPage();
  }
  return document.close();
}
