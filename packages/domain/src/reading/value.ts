import type { ReadingDoubt, ReadingField } from './fields.ts';
import { wordsBetween, type Cell } from './layout.ts';
import type { Piece } from './paper.ts';
import { boxAround, type Box } from './words.ts';

/** The rules by which a value can be found; RULES.md describes each. */
export type ReadingRule =
  | 'RD7'
  | 'RD8'
  | 'RD9'
  | 'RD10'
  | 'RD11'
  | 'RD12'
  | 'RD13'
  | 'RD14'
  | 'RD15'
  | 'RD16'
  | 'RD17'
  | 'RD18'
  | 'RD28'
  | 'RD31';

export interface ReadPlace {
  /** From 1. */
  readonly page: number;
  readonly box: Box;
}

/** A value as it is proposed to a person. */
export interface ReadValue {
  readonly field: ReadingField;
  /** The variant of the offer it is of, from 1; null for what is common to all, and where there is one. */
  readonly variant: number | null;
  /** As the record accepts it: text, also for numbers. */
  readonly value: string;
  readonly place: ReadPlace;
  /** The words it was read from. */
  readonly words: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly rule: ReadingRule;
  readonly doubts: readonly ReadingDoubt[];
}

/** Where something was read, and how sure the letters are. */
export interface Source {
  readonly place: ReadPlace;
  readonly words: string;
  /** 0 to 1, of the least sure word. */
  readonly letters: number;
  readonly isScanned: boolean;
  readonly rule: ReadingRule;
}

export const ruleOf = { beside: 'RD7', right: 'RD7', below: 'RD8' } as const satisfies Record<
  Piece['way'],
  ReadingRule
>;

/** How much a place beside or below its caption is trusted. */
export const trustIn = { beside: 0.96, right: 0.94, below: 0.88 } as const satisfies Record<
  Piece['way'],
  number
>;

export function sourceOf(cell: Cell, start: number, end: number, rule: ReadingRule): Source {
  const words = wordsBetween(cell, start, end);
  return {
    place: { page: cell.page, box: boxAround(words.map(({ box, seen }) => seen ?? box)) },
    words: words.map(({ text }) => text).join(' '),
    letters: Math.min(1, ...words.map(({ confidence }) => confidence)),
    isScanned: cell.source === 'scan',
    rule,
  };
}

/** The most a value may be trusted that was recognised in a picture and that no check proves. Rule RD19. */
const unprovedScan = 0.75;
/** The most a value may be trusted that something speaks against. Rule RD20. */
const doubted = 0.7;

/** A value with the confidence its source, what proves it and what speaks against it leave. Rules RD19 and RD20. */
export function readValue(
  field: ReadingField,
  value: string,
  source: Source,
  {
    trust,
    isProved = false,
    doubts = [],
  }: { readonly trust: number; readonly isProved?: boolean; readonly doubts?: readonly ReadingDoubt[] },
): ReadValue {
  const isOpenScan = source.isScanned && !isProved;
  const all = isOpenScan ? [...doubts, 'scanned' as const] : doubts;
  const proved = isProved ? Math.max(trust, 0.97) : trust * source.letters;
  const bounded = Math.min(proved, isOpenScan ? unprovedScan : 1, all.length > 0 ? doubted : 1);
  const { place, words, rule } = source;
  return {
    field,
    variant: null,
    value,
    place,
    words,
    confidence: Math.round(bounded * 100) / 100,
    rule,
    doubts: [...new Set(all)],
  };
}
