import type { ReadingDoubt } from './fields.ts';
import { amountsIn, countsIn } from './numbers.ts';
import type { Captioned, PaperLine } from './paper.ts';
import { ruleOf, sourceOf, trustIn, type Source } from './value.ts';

/** A number of instalments found in a document. */
export interface ReadCount {
  readonly value: number;
  readonly source: Source;
  readonly trust: number;
  readonly doubts: readonly ReadingDoubt[];
  /** Months of the contract, which may be one more than the instalments. */
  readonly isTerm: boolean;
}

function countAt({ caption, beside, below }: Captioned): ReadCount | null {
  const isTerm = caption.key === 'term';
  for (const piece of [...beside, ...below.slice(0, 2)]) {
    const counts = countsIn(piece.cell.text.slice(0, piece.end)).filter(({ start }) => start >= piece.start);
    // a number without its unit is one where it is alone
    const isAlone = /^\P{L}*$/u.test(piece.cell.text.slice(piece.start, piece.end));
    const found = counts.find(({ isNamed }) => isNamed) ?? (isAlone || !isTerm ? counts[0] : undefined);
    if (!found) continue;
    const isOpen =
      piece.way === 'below' &&
      below.some(
        (one) =>
          countsIn(one.cell.text)[0] &&
          countsIn(one.cell.text)[0]?.value !== found.value &&
          amountsIn(one.cell.text).length === 0,
      );
    return {
      value: found.value,
      source: sourceOf(piece.cell, found.start, found.end, ruleOf[piece.way]),
      trust: trustIn[piece.way] - (isTerm ? 0.05 : 0) - (found.isNamed || !isTerm ? 0 : 0.03),
      doubts:
        isOpen || counts.some(({ value, isNamed }) => isNamed && value !== found.value)
          ? ['several_values']
          : [],
      isTerm,
    };
  }
  return null;
}

const sentence =
  /(?<![\d.,])(\d{1,3})\s*(?:x|×|(?:\p{L}+ ){0,2}(?:rat|rata|raty|ratach|ratami|oplatach|oplat|czynszow|instal?lments|payments|rentals)(?: \p{L}+){0,3}?)\s*(?:po|w wysokosci|of|at|a|à|each)?\s*:?\s*(?=(?:pln|zl)?\s?\d[\d .,\u00a0]*\d)/u;

/**
 * Returns the number of instalments in a sentence, such as "36 rat po 2 345,00 zł" or "35 x 1 990,00", and where the
 * instalment starts. Rule RD10.
 */
export function sentenceIn(lines: readonly PaperLine[]) {
  for (const { cells } of lines) {
    for (const { cell } of cells) {
      const match = sentence.exec(cell.folded);
      const value = Number(match?.[1]);
      if (!match || value < 2 || value > 120) continue;
      const from = match.index + match[0].length;
      const amount = amountsIn(cell.text).find(({ start, isMoney }) => start >= from - 4 && isMoney);
      if (!amount) continue;
      return { value, cell, start: match.index, amount };
    }
  }
  return null;
}

/**
 * Returns the numbers of instalments in a document, the most reliable first: those named so before its months. Rule
 * RD4.
 */
export function countsOf(captioned: readonly Captioned[]): ReadCount[] {
  return captioned
    .filter(({ caption }) => caption.key === 'numberOfInstallments' || caption.key === 'term')
    .flatMap((one) => countAt(one) ?? [])
    .toSorted((one, other) => Number(one.isTerm) - Number(other.isTerm) || other.trust - one.trust);
}
