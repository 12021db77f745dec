import { captionPatterns, type CaptionKey } from './caption-patterns.ts';
import { firmIn } from './identifiers.ts';
import { withLabelWords } from './label-words.ts';
import { cellOf, type Cell } from './layout.ts';

export type Basis = 'net' | 'gross';

/** A caption in a cell, and the range of its characters. */
export interface Caption {
  readonly key: CaptionKey;
  readonly start: number;
  readonly end: number;
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

const compiled = Object.entries(captionPatterns).flatMap(([key, patterns]) =>
  patterns.map((pattern) => ({
    // the keys of the table are those of its type
    key: key as CaptionKey,
    pattern: new RegExp(`(?<![\\p{L}\\d@]|\\p{L}-)(?:${pattern})(?!\\p{L}|[@.]\\p{L})`, 'gu'),
  })),
);

/** Captions that are also ordinary words: they count only at the start of a cell, or after a punctuation mark. */
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
  'bank',
  'dealer',
  'bankContact',
  'dealerContact',
  'contactPerson',
  'rateIndex',
  'serviceInsurance',
  'yearOfProduction',
]);

/** Captions that may be written right before the name of a firm, without a colon. */
const beforeNames: ReadonlySet<CaptionKey> = new Set<CaptionKey>(['customer', 'customerName', 'taxId']);

/** A word of a firm's name is no caption: "Bank Wzorcowy S.A.", "Wzorcowy Rent sp. z o.o.". */
function isInName(key: CaptionKey, firm: { start: number; end: number } | null, at: number): boolean {
  if (!firm || at < firm.start || at >= firm.end) return false;
  return at > firm.start || !beforeNames.has(key);
}

function isPlaced(key: CaptionKey, folded: string, at: number): boolean {
  return (
    !leading.has(key) || /(?:^|[.,;:|(/•–*+°»„-])\s*(?:[\da-z]{1,2}[.)]\s*)?$/u.test(folded.slice(0, at))
  );
}

function foundIn(cell: Cell): Caption[] {
  const firm = firmIn(cell.text);
  const folded = cell.source === 'scan' ? withLabelWords(cell.folded) : cell.folded;
  const all = compiled.flatMap(({ key, pattern }) =>
    [...folded.matchAll(pattern)]
      .filter((match) => isPlaced(key, folded, match.index) && !isInName(key, firm, match.index))
      .map((match) => ({ key, start: match.index, end: match.index + match[0].length })),
  );
  const distinct: Caption[] = [];
  for (const one of all.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!distinct.some(({ start, end }) => one.start < end && one.end > start)) distinct.push(one);
  }
  return withoutOwners(
    distinct.toSorted((a, b) => a.start - b.start),
    folded,
  );
}

/** Captions that say whose a value is when they follow another one: "NIP klienta". */
const owners: ReadonlySet<CaptionKey> = new Set<CaptionKey>(['customer', 'bank', 'dealer']);
const owned: ReadonlySet<CaptionKey> = new Set<CaptionKey>([
  'customerName',
  'firstName',
  'lastName',
  'address',
  'street',
  'city',
  'postCode',
  'email',
  'phone',
  'taxId',
  'regon',
  'krs',
  'pesel',
]);

/** Captions with the words after them that only say whose the value is. */
function withoutOwners(captions: readonly Caption[], folded: string): Caption[] {
  const kept: Caption[] = [];
  for (const one of captions) {
    const last = kept.at(-1);
    const isOwner =
      last !== undefined &&
      owners.has(one.key) &&
      owned.has(last.key) &&
      /^[\s(]*$/.test(folded.slice(last.end, one.start));
    if (last && isOwner) kept[kept.length - 1] = { ...last, end: one.end };
    else kept.push(one);
  }
  return kept;
}

const known = new WeakMap<Cell, Caption[]>();

/**
 * Returns the captions of a cell in their order; of overlapping ones the longest, which is the most specific. Rule RD6.
 */
export function captionsIn(cell: Cell): Caption[] {
  const before = known.get(cell);
  if (before) return before;
  const found = foundIn(cell);
  known.set(cell, found);
  return found;
}

/** The captions of a text that is no cell. */
export function captionsInText(text: string): Caption[] {
  const words = text.split(' ').map((word) => ({ text: word, box: nowhere, confidence: 1 }));
  return captionsIn(cellOf(words, { page: 1, source: 'text' }));
}

/** Whether a caption goes on in the cell below it: the words of both are one, or the second says net or gross. */
export function captionGoesOn(label: Cell, below: Cell): boolean {
  if (/^\(?(?:netto|brutto|net|gross)\)?:?$/.test(below.folded)) return captionsIn(label).length > 0;
  // what starts with a caption of its own is another label
  if (captionsIn(below)[0]?.start === 0) return false;
  const whole = cellOf([...label.words, ...below.words], label);
  return captionsIn(whole).some(({ start, end }) => start < label.text.length && end > label.text.length + 1);
}

const net = /(?<!\p{L})(?:netto|net|bez vat|excl\p{L}*\.? vat|ex\.? vat|\+ ?vat)(?!\p{L})/u;
const gross = /(?<!\p{L})(?:brutto|gross|z vat|incl\p{L}*\.? vat)(?!\p{L})/u;

/** Returns whether a folded text contains net or gross; null for both or neither. */
export function basisOf(folded: string): Basis | null {
  const isNet = net.test(folded);
  if (isNet === gross.test(folded)) return null;
  return isNet ? 'net' : 'gross';
}

const allNet =
  /(?:kwoty|wartosci|ceny|oplaty|raty|stawki)[^.;:]{0,70}(?:netto|bez (?:podatku )?vat|nie (?:zawieraja|uwzgledniaja)[^.;]{0,20}vat)|(?:amounts|prices|figures|values|payments)[^.;:]{0,60}(?:(?<!\p{L})net(?!\p{L})|exclu|without vat)/u;
const allGross =
  /(?:kwoty|wartosci|ceny|oplaty|raty)[^.;:]{0,70}(?:brutto|(?<!nie )zawieraja[^.;]{0,20}vat|z vat)|(?:amounts|prices|figures|values|payments)[^.;:]{0,60}(?:gross|inclu\p{L}+ vat)/u;

/** Returns the basis a document declares for all its amounts, as "Wszystkie kwoty netto"; `null` for none, or both. */
export function basisOfAll(cells: readonly Cell[]): Basis | null {
  const stated = cells.filter(({ folded }) => /wszystk|podan|all |kwoty|amounts|prices/.test(folded));
  const isNet = stated.some(({ folded }) => allNet.test(folded));
  const isGross = stated.some(({ folded }) => allGross.test(folded));
  if (isNet === isGross) return null;
  return isNet ? 'net' : 'gross';
}
