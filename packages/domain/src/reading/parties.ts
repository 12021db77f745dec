import type { CaptionKey } from './caption-patterns.ts';
import { firmIn, isLessorName } from './identifiers.ts';
import type { Cell } from './layout.ts';
import type { Captioned, PaperLine } from './paper.ts';

/** Whose a value is: the customer's, the bank's or dealer's, of their people, or of somebody else. */
export type Party = 'customer' | 'bank' | 'dealer' | 'bankContact' | 'dealerContact' | 'other';

/** A document, and whose each of its cells is. */
export interface PeopleContext {
  readonly lines: readonly PaperLine[];
  readonly captioned: readonly Captioned[];
  readonly partyOf: (cell: Cell) => Party | null;
}

const partyOf: Partial<Record<CaptionKey, Party>> = {
  customer: 'customer',
  bank: 'bank',
  dealer: 'dealer',
  bankContact: 'bankContact',
  dealerContact: 'dealerContact',
  otherParty: 'other',
};

/** Captions of values that belong to a party; any other caption ends the section of a party. */
const ofParties: ReadonlySet<CaptionKey> = new Set<CaptionKey>([
  'customerName',
  'contactPerson',
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
  const startsCell = /^[\s\d.)*•–-]*$/.test(cell.folded.slice(0, caption.start));
  // a sentence that ends with a colon heads what is below it
  if (/^:$/.test(rest)) return true;
  return (
    startsCell && (rest === '' || /^[:\-–(/]/.test(rest) || /^\p{Lu}/u.test(rest) || cell.words.length <= 5)
  );
}

/** Whose people a contact is, by the party of the section it is in. */
function contactOf(party: Party | null): Party | null {
  if (party === 'bank' || party === 'bankContact') return 'bankContact';
  if (party === 'dealer' || party === 'dealerContact') return 'dealerContact';
  return party === 'other' ? 'other' : 'customer';
}

/** The closest heading above a cell or to its left. */
function closest(headings: readonly Heading[], cell: Cell): Party | null {
  let best: { party: Party | null; distance: number } | null = null;
  for (const { cell: heading, party } of headings) {
    const down = cell.box.y - heading.box.y;
    const aside = cell.box.x - heading.box.x;
    const isAhead = heading.page === cell.page && down > -cell.box.height / 2 && aside > -2 * cell.box.height;
    if (!isAhead) continue;
    const distance = Math.max(0, down) + sideways * Math.max(0, aside);
    if (!best || distance < best.distance) best = { party, distance };
  }
  return best?.party ?? null;
}

/** Returns a function that assigns a cell to the party of the closest heading above it or to its left. Rule RD17. */
export function partiesOf(
  lines: readonly PaperLine[],
  captioned: readonly Captioned[],
): (cell: Cell) => Party | null {
  const headings: Heading[] = captioned
    .filter((one) => !ofParties.has(one.caption.key) && isHeading(one))
    .map(({ caption, cell }) => ({ cell, party: partyOf[caption.key] ?? null }));
  // a contact person opens a section of their own within that of a party
  const contacts: Heading[] = captioned
    .filter((one) => one.caption.key === 'contactPerson' && isHeading(one))
    .map(({ cell }) => ({ cell, party: contactOf(closest(headings, cell)) }));
  // a letterhead or a footer names the lessor without a heading
  const letterheads: Heading[] = lines.flatMap(({ cells }) =>
    cells.flatMap(({ cell }) => {
      const found = firmIn(cell.text);
      const isLessor = found !== null && found.start <= 12 && isLessorName(found.name);
      return isLessor && closest(headings, cell) !== 'customer' ? [{ cell, party: 'bank' as const }] : [];
    }),
  );
  const all = [...headings, ...contacts, ...letterheads];
  return (cell) => closest(all, cell);
}
