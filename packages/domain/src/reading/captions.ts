import { captionPatterns, type CaptionKey } from './caption-patterns.ts';
import type { Cell } from './layout.ts';

export type Basis = 'net' | 'gross';

/** A caption in a cell, and which letters it takes. */
export interface Caption {
  readonly key: CaptionKey;
  readonly start: number;
  readonly end: number;
}

const compiled = Object.entries(captionPatterns).flatMap(([key, patterns]) =>
  patterns.map((pattern) => ({
    // the keys of the table are those of its type
    key: key as CaptionKey,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, 'gu'),
  })),
);

/** Captions that running text has as plain words: they stand at the beginning of a cell, or after a sign. */
const leading: ReadonlySet<CaptionKey> = new Set<CaptionKey>([
  'customerName',
  'firstName',
  'lastName',
  'model',
  'manufacturer',
  'makeAndModel',
  'version',
  'engine',
  'body',
  'bodyColor',
  'shifter',
  'street',
  'city',
  'address',
  'section',
  'otherParty',
]);

function isPlaced(key: CaptionKey, folded: string, at: number): boolean {
  return !leading.has(key) || /(?:^|[.,;:|(/•–-])\s*(?:\d{1,2}[.)]\s*)?$/u.test(folded.slice(0, at));
}

/** The captions of a cell in their order; of those that overlap the longest, which says most. Rule RD6. */
export function captionsIn(cell: Cell): Caption[] {
  const all = compiled.flatMap(({ key, pattern }) =>
    [...cell.folded.matchAll(pattern)]
      .filter((match) => isPlaced(key, cell.folded, match.index))
      .map((match) => ({ key, start: match.index, end: match.index + match[0].length })),
  );
  const kept: Caption[] = [];
  for (const one of all.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some(({ start, end }) => one.start < end && one.end > start)) kept.push(one);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

const net = /(?<!\p{L})(?:netto|net|bez vat|excl\p{L}*\.? vat|ex\.? vat|\+ ?vat)(?!\p{L})/u;
const gross = /(?<!\p{L})(?:brutto|gross|z vat|incl\p{L}*\.? vat)(?!\p{L})/u;

/** Whether a folded text says net or gross; one that says both says neither. */
export function basisOf(folded: string): Basis | null {
  const isNet = net.test(folded);
  if (isNet === gross.test(folded)) return null;
  return isNet ? 'net' : 'gross';
}

const allNet =
  /(?:kwoty|wartosci|ceny|oplaty|raty|stawki)[^.;:]{0,70}(?:netto|bez (?:podatku )?vat|nie (?:zawieraja|uwzgledniaja)[^.;]{0,20}vat)|(?:amounts|prices|figures|values|payments)[^.;:]{0,60}(?:(?<!\p{L})net(?!\p{L})|exclu|without vat)/u;
const allGross =
  /(?:kwoty|wartosci|ceny|oplaty|raty)[^.;:]{0,70}(?:brutto|zawieraja[^.;]{0,20}vat|z vat)|(?:amounts|prices|figures|values|payments)[^.;:]{0,60}(?:gross|inclu\p{L}+ vat)/u;

/** What a document says of all its amounts, as "Wszystkie kwoty netto"; `null` where it says nothing, or both. */
export function basisOfAll(cells: readonly Cell[]): Basis | null {
  const said = cells.filter(({ folded }) => /wszystk|podan|all |kwoty|amounts|prices/.test(folded));
  const isNet = said.some(({ folded }) => allNet.test(folded));
  const isGross = said.some(({ folded }) => allGross.test(folded));
  if (isNet === isGross) return null;
  return isNet ? 'net' : 'gross';
}
