import type { CaptionKey } from './caption-patterns.ts';
import type { Cell } from './layout.ts';
import type { Captioned } from './paper.ts';

export type Party = 'customer' | 'other';

const partyOf: Partial<Record<CaptionKey, Party>> = { customer: 'customer', otherParty: 'other' };

/** Captions of values that belong to a party; any other caption ends the section of a party. */
const ofParties: ReadonlySet<CaptionKey> = new Set<CaptionKey>([
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
  'none',
]);

interface Heading {
  readonly cell: Cell;
  readonly party: Party | null;
}

/** The weight of a horizontal distance to a heading, relative to a vertical one. */
const sideways = 0.5;

/** Returns whether a caption is a heading: it starts its cell, and the rest is not a sentence. */
function isHeading({ caption, cell }: Captioned): boolean {
  const rest = cell.text.slice(caption.end).trim();
  const startsCell = cell.folded.slice(0, caption.start).trim() === '';
  // a sentence that ends with a colon heads what is below it
  if (/^:$/.test(rest)) return true;
  return (
    startsCell && (rest === '' || /^[:\-–(/]/.test(rest) || /^\p{Lu}/u.test(rest) || cell.words.length <= 5)
  );
}

/** Returns a function that assigns a cell to the party of the closest heading above it or to its left. Rule RD17. */
export function partiesOf(captioned: readonly Captioned[]): (cell: Cell) => Party | null {
  const headings: Heading[] = captioned
    .filter((one) => !ofParties.has(one.caption.key) && isHeading(one))
    .map(({ caption, cell }) => ({ cell, party: partyOf[caption.key] ?? null }));
  return (cell) => {
    let best: { party: Party | null; distance: number } | null = null;
    for (const { cell: heading, party } of headings) {
      const down = cell.box.y - heading.box.y;
      const aside = cell.box.x - heading.box.x;
      const isAhead =
        heading.page === cell.page && down > -cell.box.height / 2 && aside > -2 * cell.box.height;
      if (!isAhead) continue;
      const distance = Math.max(0, down) + sideways * Math.max(0, aside);
      if (!best || distance < best.distance) best = { party, distance };
    }
    return best?.party ?? null;
  };
}
