import { PDFDocument } from '@napi-rs/canvas';

import type { Random } from './random.ts';
import { fontOf, paper, widthOf, type Sheet, type Text } from './sheet.ts';

/** How a program writes its texts: in which pieces, and in which order. */
export const makers = ['lines', 'words', 'letters', 'split-amounts', 'shuffled'] as const;
export type Maker = (typeof makers)[number];

interface Run {
  readonly text: string;
  readonly at: number;
}

/** The pieces of a text, each with the number of letters before it. */
function runsOf(text: string, maker: Maker): Run[] {
  const pattern = {
    lines: /.+/gu,
    words: /\S+/gu,
    letters: /\S/gu,
    'split-amounts': /\d+|[^\d]+/gu,
    shuffled: /\S+/gu,
  }[maker];
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }));
}

interface Ink {
  readonly font: (text: Text) => void;
  readonly fill: (text: string, x: number, y: number) => void;
}

function write(sheet: Sheet, texts: readonly Text[], maker: Maker, ink: Ink): void {
  for (const one of texts) {
    ink.font(one);
    for (const run of runsOf(one.text, maker)) {
      const before = widthOf(one.text.slice(0, run.at), sheet.family, one.size, one.isBold);
      ink.fill(run.text, one.x + before, one.y);
    }
  }
}

/** Returns the PDF of a document as such a program makes it; the same sheet makes the same bytes. */
export function pdfOf(sheet: Sheet, maker: Maker, random: Random): Buffer {
  const document = new PDFDocument();
  for (const { texts, rules } of sheet.pages) {
    const context = document.beginPage(paper.width, paper.height);
    for (const { x, y, width, height, color } of rules) {
      context.fillStyle = color;
      context.fillRect(x, y, width, height);
    }
    write(sheet, maker === 'shuffled' ? random.shuffled(texts) : texts, maker, {
      font: ({ size, isBold, color }) => {
        context.font = fontOf(sheet.family, size, isBold);
        context.fillStyle = color;
      },
      fill: (text, x, y) => context.fillText(text, x, y),
    });
    document.endPage();
  }
  return document.close();
}
