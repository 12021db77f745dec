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
  /** How far down it is a heading, in heights of its letters; as far as the next one where there is none. */
  readonly reach?: number;
}

/** How far a letterhead reaches: its address and numbers are on the next lines. */
const letterheadReach = 7;

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

/** How far apart the left edges of headings of one column may be, in points. */
const sameEdge = 6;

interface Column {
  readonly page: number;
  readonly x: number;
  readonly headings: Heading[];
}

/** Headings by the columns of the page they are in; a column needs two of them, or one of a party. */
function columnsOf(headings: readonly Heading[]): Column[] {
  const columns: Column[] = [];
  for (const heading of headings) {
    const { page, box } = heading.cell;
    const known = columns.find((one) => one.page === page && Math.abs(one.x - box.x) <= sameEdge);
    if (known) known.headings.push(heading);
    else columns.push({ page, x: box.x, headings: [heading] });
  }
  return columns.filter((one) => one.headings.length > 1 || one.headings[0]?.party !== null);
}

/** The last heading above a cell, in its column of the page or, where that has none above, in the next one to the left. */
function lastAbove(columns: readonly Column[], cell: Cell): Party | null {
  const { x, y, height } = cell.box;
  const left = columns
    .filter((one) => one.page === cell.page && one.x <= x + 2 * height)
    .toSorted((one, other) => other.x - one.x);
  for (const { headings } of left) {
    const above = headings.filter(
      ({ cell: { box }, reach = Infinity }) => y - box.y > -height / 2 && y - box.y <= reach * box.height,
    );
    const last = above.toSorted((one, other) => other.cell.box.y - one.cell.box.y)[0];
    if (last) return last.party;
  }
  return null;
}

/** Cells that are values by their place: right of a label, or below one for names. */
function valuesOf(captioned: readonly Captioned[]): Set<Cell> {
  const beside = captioned.flatMap((one) => one.beside.filter(({ way }) => way === 'right'));
  const below = captioned
    .filter(({ caption }) => caption.key === 'customer' || caption.key === 'customerName')
    .flatMap((one) => one.below.slice(0, 1));
  return new Set([...beside, ...below].map(({ cell }) => cell));
}

/** Labels by the cells right of them: a value is where its label is. */
function labelsOf(captioned: readonly Captioned[]): Map<Cell, Cell> {
  return new Map(
    captioned.flatMap((one) =>
      one.beside.flatMap(({ cell, way }) => (way === 'right' ? [[cell, one.cell] as const] : [])),
    ),
  );
}

/** Returns a function that assigns a cell to the party of the last heading above it in its column. Rule RD17. */
export function partiesOf(
  lines: readonly PaperLine[],
  captioned: readonly Captioned[],
): (cell: Cell) => Party | null {
  const found = captioned.filter((one) => !ofParties.has(one.caption.key) && isHeading(one));
  const isContact = ({ caption }: Captioned) => caption.key === 'bankContact';
  const headings = found
    .filter((one) => !isContact(one))
    .map(({ caption, cell }): Heading => ({ cell, party: partyOf[caption.key] ?? null }));
  const columns = columnsOf(headings);
  const partyAt = (cell: Cell) => lastAbove(columns, cell);
  // people have a section of their own within that of a party; an adviser whose party is not named is the bank's
  const people = [
    ...found.filter(isContact).map(({ cell }): Heading => {
      const party = partyAt(cell);
      return {
        cell,
        party: party === 'dealer' || party === 'dealerContact' ? 'dealerContact' : 'bankContact',
      };
    }),
    ...captioned
      .filter((one) => one.caption.key === 'contactPerson' && isHeading(one))
      .map(({ cell }): Heading => ({ cell, party: contactOf(partyAt(cell)) })),
  ];
  // a letterhead or a footer names the lessor without a heading
  const values = valuesOf(captioned);
  const letterheads = lines.flatMap(({ cells }) =>
    cells.flatMap(({ cell }): Heading[] => {
      const firm = firmIn(cell.text);
      const isLessor = firm !== null && firm.start <= 12 && isLessorName(firm.name) && !values.has(cell);
      return isLessor ? [{ cell, party: 'bank', reach: letterheadReach }] : [];
    }),
  );
  const all = columnsOf([...headings, ...people, ...letterheads]);
  const labels = labelsOf(captioned);
  return (cell) => lastAbove(all, labels.get(cell) ?? cell);
}
