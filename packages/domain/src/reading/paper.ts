import { captionGoesOn, captionsIn, type Caption } from './captions.ts';
import { isCaptioned, labelled, partedByColumns, type PaperCell, type PaperLine } from './columns.ts';
import { linesOf, type Cell } from './layout.ts';
import type { ReadPage } from './words.ts';
import { unwrapped } from './wraps.ts';

export type { PaperCell, PaperLine } from './columns.ts';

/** A caption with the letters after it, and where to look for its value. */
export interface Captioned {
  readonly caption: Caption;
  readonly cell: Cell;
  /** The text after it: in its cell and to the right, as far as the next label. */
  readonly beside: readonly Piece[];
  /** The text below it in its column, a piece per line, as far as the next label. */
  readonly below: readonly Piece[];
}

/** A range of characters of a cell that may contain a value. */
export interface Piece {
  readonly cell: Cell;
  readonly start: number;
  readonly end: number;
  readonly way: 'beside' | 'right' | 'below';
}

/** How many lines of a column are looked at, and how far apart they may be, in heights of the caption. */
const mostBelow = 6;
const lineDistance = 3.2;

export function paperOf(pages: readonly ReadPage[]): PaperLine[] {
  return pages.flatMap((page) => {
    const isLabel = (cell: Cell) => isCaptioned({ cell, captions: captionsIn(cell) });
    const lines = partedByColumns(linesOf(page), isLabel);
    const whole = unwrapped(lines, { isLabel, goesOn: captionGoesOn });
    return labelled(page.number, whole, captionsIn);
  });
}

const isLabel = (one: PaperCell) => one.isUnknownLabel || isCaptioned(one);

function besideOf(line: PaperLine, at: number, index: number): Piece[] {
  const own = line.cells[at];
  const caption = own?.captions[index];
  if (!own || !caption) return [];
  const next = own.captions[index + 1];
  const pieces: Piece[] = [
    { cell: own.cell, start: caption.end, end: next?.start ?? own.cell.text.length, way: 'beside' },
  ];
  // after a colon the value is in the cell itself, if anything is
  if (next || /:\s*[^\s:]/.test(own.cell.text.slice(caption.end))) return pieces;
  for (const right of line.cells.slice(at + 1)) {
    if (isLabel(right) || right.isUnderLabel) break;
    const [first] = right.captions;
    pieces.push({ cell: right.cell, start: 0, end: first?.start ?? right.cell.text.length, way: 'right' });
    if (first) break;
  }
  return pieces;
}

function shared(cell: Cell, from: number, to: number): number {
  return Math.min(cell.box.x + cell.box.width, to) - Math.max(cell.box.x, from);
}

function belowOf(lines: readonly PaperLine[], at: number, index: number): Piece[] {
  const line = lines[at];
  const own = line?.cells[index];
  if (!line || !own) return [];
  const { box } = own.cell;
  const right = line.cells[index + 1]?.cell.box.x;
  const end =
    right === undefined
      ? box.x + box.width + 2 * box.height
      : Math.max(box.x + box.width, right - box.height);
  const pieces: Piece[] = [];
  let bottom = box.y + box.height;
  for (const next of lines.slice(at + 1)) {
    if (next.page !== line.page || pieces.length === mostBelow) break;
    const found = next.cells
      .map((one) => ({ one, width: shared(one.cell, box.x, end) }))
      .filter(({ width }) => width > 0)
      .toSorted((a, b) => b.width - a.width)[0]?.one;
    if (!found) continue;
    if (found.cell.box.y - bottom > lineDistance * box.height || isLabel(found)) break;
    pieces.push({ cell: found.cell, start: 0, end: found.cell.text.length, way: 'below' });
    bottom = found.cell.box.y + found.cell.box.height;
  }
  return pieces;
}

/** Words that may be left of a label without its caption: a unit, its basis, another name for it. */
const mostOtherWords = 4;

function isBare(cell: Cell, { start, end }: Caption): boolean {
  const others = `${cell.text.slice(0, start)} ${cell.text.slice(end)}`.match(/\p{L}{2,}/gu) ?? [];
  return others.length <= mostOtherWords && !cell.text.slice(end).trim().endsWith('.');
}

/** Returns every caption of a document with the places where its value may be. Rules RD7 and RD8. */
export function captionedOf(lines: readonly PaperLine[]): Captioned[] {
  return lines.flatMap((line, at) =>
    line.cells.flatMap(({ cell, captions }, index) =>
      captions.map((caption, order) => ({
        caption,
        cell,
        beside: besideOf(line, index, order),
        // the text below a cell belongs to its caption only where the cell has nothing else in it
        below: captions.length === 1 && isBare(cell, caption) ? belowOf(lines, at, index) : [],
      })),
    ),
  );
}
