import type { CaptionKey } from './caption-patterns.ts';
import type { Cell } from './layout.ts';
import type { Captioned } from './paper.ts';

export type Party = 'customer' | 'other';

const partyOf: Partial<Record<CaptionKey, Party>> = { customer: 'customer', otherParty: 'other' };

/** Captions of what belongs to some party; all others end what was said of one. */
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

/** How much a heading is farther away for every point it stands to the left, of a point it stands above. */
const sideways = 0.5;

/** A caption heads what follows it where it begins its cell and goes on as a heading does, not as a sentence. */
function isHeading({ caption, cell }: Captioned): boolean {
  const rest = cell.text.slice(caption.end).trim();
  const begins = cell.folded.slice(0, caption.start).trim() === '';
  // a sentence that ends with a colon heads what is below it
  if (/^:$/.test(rest)) return true;
  return begins && (rest === '' || /^[:\-–(/]/.test(rest) || /^\p{Lu}/u.test(rest) || cell.words.length <= 5);
}

/** Says whose a cell is: of the heading that stands closest above it, or to its left. Rule RD17. */
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
