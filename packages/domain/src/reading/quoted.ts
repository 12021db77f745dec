import { grossOf } from '../leasing/index.ts';
import { toGrosz } from '../shared/index.ts';
import { basisOf, type Basis } from './captions.ts';
import type { Cell } from './layout.ts';
import { amountsIn, percentsIn, type FoundAmount } from './numbers.ts';
import type { Captioned, PaperLine, Piece } from './paper.ts';
import { ruleOf, sourceOf, trustIn, type Source } from './value.ts';

/** An amount as a document quotes it, under one caption. */
export interface Quoted {
  readonly net: string | null;
  readonly gross: string | null;
  /** An amount declared neither net nor gross. */
  readonly open: string | null;
  readonly percent: string | null;
  readonly source: Source;
  readonly percentSource: Source | null;
  readonly trust: number;
  readonly isMended: boolean;
  /** Several amounts were found, and it is unclear which one is meant. */
  readonly isAmbiguous: boolean;
}

interface Placed extends FoundAmount {
  readonly piece: Piece;
  readonly basis: Basis | null;
}

/** How far above an amount the head of its column is looked for, in lines. */
const headDistance = 14;
/** How many lines of one cell may be between: parts of the labels of rows. */
const mostSingles = 2;

const pages = new WeakMap<readonly PaperLine[], Map<number, PaperLine[]>>();

/** The lines of one page of a document. */
function pageOf(lines: readonly PaperLine[], page: number): readonly PaperLine[] {
  const byPage = pages.get(lines) ?? Map.groupBy(lines, (line) => line.page);
  pages.set(lines, byPage);
  return byPage.get(page) ?? [];
}

/** Returns the basis in the column heading above a cell: net, gross or neither. */
function headBasis(lines: readonly PaperLine[], cell: Cell): Basis | null {
  const above = pageOf(lines, cell.page).filter(
    (line) => (line.cells[0]?.cell.box.y ?? Infinity) < cell.box.y - cell.box.height / 2,
  );
  let singles = 0;
  for (const line of above.slice(-headDistance).toReversed()) {
    // a heading is in a row of headings: a single cell is a sentence, or the title of another table
    if (line.cells.length < 2) {
      singles += 1;
      if (singles > mostSingles) return null;
      continue;
    }
    const head = line.cells.find(
      (one) =>
        one.cell.box.x < cell.box.x + cell.box.width &&
        one.cell.box.x + one.cell.box.width > cell.box.x &&
        !/\d/.test(one.cell.text) &&
        // a label of a value of its own heads no column
        one.captions.every(({ key }) => key === 'none' || key === 'section'),
    );
    const basis = head && basisOf(head.cell.folded);
    if (basis) return basis;
  }
  return null;
}

/** Returns the basis written before or right after an amount in its cell: net, gross or neither. */
function ownBasis(
  { cell, start, end }: Piece,
  amount: FoundAmount,
  next: number | undefined,
  before: number,
): Basis | null {
  const after = cell.folded.slice(amount.end, Math.min(next ?? end, amount.end + 14));
  const ahead = cell.folded.slice(Math.max(start, before), amount.start);
  return basisOf(after) ?? basisOf(ahead);
}

/** The amounts in a piece; a column's head says what the caption does not. */
function placedIn(lines: readonly PaperLine[], piece: Piece, stated: Basis | null = null): Placed[] {
  const text = piece.cell.text.slice(0, piece.end);
  const amounts = amountsIn(text).filter(
    (one) => one.start >= piece.start && (one.isMoney || toGrosz(one.value) >= 10_000),
  );
  return amounts.map((amount, index) => ({
    ...amount,
    piece,
    basis:
      ownBasis(piece, amount, amounts[index + 1]?.start, amounts[index - 1]?.end ?? 0) ??
      (piece.way === 'beside' || stated !== null ? null : headBasis(lines, piece.cell)),
  }));
}

const near = (one: string, other: string) => Math.abs(toGrosz(one) - toGrosz(other)) <= 5;

/** Returns which of several amounts are net and gross: by their declared basis, else by arithmetic. Rule RD9. */
function sorted(amounts: readonly Placed[], caption: Basis | null) {
  const [first, second, third] = amounts;
  const net = amounts.find(({ basis }) => basis === 'net');
  const gross = amounts.find(({ basis }) => basis === 'gross');
  if (net ?? gross)
    return { net, gross, open: net ? undefined : amounts.find(({ basis }) => basis === null) };
  if (first && second && near(second.value, grossOf(first.value))) return { net: first, gross: second };
  if (first && second && near(first.value, grossOf(second.value))) return { net: second, gross: first };
  if (first && third && near(third.value, grossOf(first.value))) return { net: first, gross: third };
  if (caption === 'net') return { net: first };
  if (caption === 'gross') return { gross: first };
  return { open: first };
}

function percentOfPieces(pieces: readonly Piece[]): { value: string; source: Source } | null {
  for (const piece of pieces) {
    const found = percentsIn(piece.cell.text.slice(0, piece.end)).find(({ start }) => start >= piece.start);
    if (found) {
      return { value: found.value, source: sourceOf(piece.cell, found.start, found.end, ruleOf[piece.way]) };
    }
  }
  return null;
}

/** What of a column is looked at: its first line that has something in it. */
function firstBelow(lines: readonly PaperLine[], below: readonly Piece[]): Piece[] {
  const found = below
    .slice(0, 2)
    .find((piece) => placedIn(lines, piece).length > 0 || percentOfPieces([piece]) !== null);
  return found ? [found] : [];
}

/** Whether a column goes on with other amounts: a schedule, or several variants. */
function goesOn(lines: readonly PaperLine[], below: readonly Piece[]): boolean {
  const values = below.flatMap((piece) => placedIn(lines, piece).map(({ value }) => value));
  return new Set(values).size > 1;
}

/** Returns the amount a document contains for a caption; `null` where there is none. */
export function quotedAt(
  lines: readonly PaperLine[],
  { caption, cell, beside, below }: Captioned,
): Quoted | null {
  const hasBeside =
    beside.some((piece) => placedIn(lines, piece).length > 0) || percentOfPieces(beside) !== null;
  const pieces = hasBeside ? beside : firstBelow(lines, below);
  const labelled = basisOf(cell.folded.slice(caption.start, caption.end + 24).replace(/\d.*/s, ''));
  const amounts = pieces.flatMap((piece) => placedIn(lines, piece, labelled));
  const percent = percentOfPieces(pieces);
  if (amounts.length === 0 && !percent) return null;
  const stated = basisOf(
    cell.folded.slice(
      Math.max(0, caption.start - 8),
      amounts.find((one) => one.piece.cell === cell)?.start ?? caption.end + 24,
    ),
  );
  const { net, gross, open } = sorted(amounts, stated);
  const chosen = net ?? gross ?? open;
  const isAmbiguous =
    (!hasBeside && goesOn(lines, below)) ||
    (amounts.length > 1 &&
      !(net && gross) &&
      amounts.some((one) => one !== chosen && one.basis === chosen?.basis && one.value !== chosen.value));
  const source = chosen
    ? sourceOf(chosen.piece.cell, chosen.start, chosen.end, net && gross ? 'RD9' : ruleOf[chosen.piece.way])
    : percent?.source;
  if (!source) return null;
  return {
    net: net?.value ?? null,
    gross: gross?.value ?? null,
    open: open?.value ?? null,
    percent: percent?.value ?? null,
    source,
    percentSource: percent?.source ?? null,
    trust: trustIn[pieces[0]?.way ?? 'below'] - (chosen && !chosen.isMoney ? 0.1 : 0),
    isMended: chosen?.isMended ?? false,
    isAmbiguous,
  };
}
