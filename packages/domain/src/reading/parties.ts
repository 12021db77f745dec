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
  const startsCell = /^(?:[a-z]\))?[\s\d.()*•+°»„–-]*$/.test(cell.folded.slice(0, caption.start));
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

/** Captions that are titles of a block: two of them on one line are heads of columns of the page. */
const titles: ReadonlySet<CaptionKey> = new Set<CaptionKey>([
  'customer',
  'bank',
  'dealer',
  'section',
  'makeAndModel',
]);

/** How far apart two titles on a line are at least, and how far a text may reach over the edge of a column, in points. */
const narrowest = 90;
const overEdge = 10;

/** The left edge of a column of the page, from where to where down the page it is one. */
interface Edge {
  readonly page: number;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** The edges of columns: where titles are beside each other, as far down as no text crosses. */
function edgesOf(lines: readonly PaperLine[], captioned: readonly Captioned[]): Edge[] {
  const heads = captioned.filter((one) => titles.has(one.caption.key) && isHeading(one));
  return heads.flatMap(({ cell }) => {
    const { x, y, height } = cell.box;
    const hasLeft = heads.some(
      ({ cell: other }) =>
        other.page === cell.page && Math.abs(other.box.y - y) < height && x - other.box.x > narrowest,
    );
    if (!hasLeft) return [];
    const crossing = lines
      .filter(({ page }) => page === cell.page)
      .flatMap(({ cells }) => cells.map((one) => one.cell.box))
      .filter((box) => box.y > y && box.x < x - overEdge && box.x + box.width > x + overEdge)
      .map((box) => box.y);
    return [{ page: cell.page, x, top: y - height, bottom: Math.min(Infinity, ...crossing) }];
  });
}

type ByPage<One> = ReadonlyMap<number, readonly One[]>;

const headingsByPage = (headings: readonly Heading[]): ByPage<Heading> =>
  Map.groupBy(headings, ({ cell }) => cell.page);

/** The last heading above a cell, in its column of the page or, where that has none above, in the next one to the left. */
function lastAbove(headings: ByPage<Heading>, edges: ByPage<Edge>, cell: Cell): Party | null {
  const { x, y, height } = cell.box;
  const own = (edges.get(cell.page) ?? [])
    .filter((edge) => y >= edge.top && y < edge.bottom)
    .map((edge) => edge.x - overEdge)
    .toSorted((one, other) => other - one);
  const columns = [...own.filter((left) => left <= x), 0];
  for (const [at, left] of columns.entries()) {
    const end = at === 0 ? (own.findLast((edge) => edge > x) ?? Infinity) : (columns[at - 1] ?? Infinity);
    const above = (headings.get(cell.page) ?? []).filter(
      ({ cell: { box }, reach = Infinity }) =>
        box.x >= left &&
        box.x < end &&
        box.x <= x + 2 * height &&
        y - box.y > -height / 2 &&
        y - box.y <= reach * box.height,
    );
    const [last] = above.toSorted(
      (one, other) =>
        (Math.abs(other.cell.box.y - one.cell.box.y) < height / 2 ? 0 : other.cell.box.y - one.cell.box.y) ||
        other.cell.box.x - one.cell.box.x,
    );
    if (last) return last.party;
  }
  return null;
}

/** What a firm prints of itself in the foot of its papers, and a customer's details never have. */
const isImprint = (folded: string): boolean =>
  /(?<!\p{L})(?:nip|krs|regon)(?!\p{L})/u.test(folded) &&
  /kapital zakladowy|share capital|sad rejonowy|infolinia/.test(folded);

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
  const edges = Map.groupBy(edgesOf(lines, captioned), ({ page }) => page);
  const byPage = headingsByPage(headings);
  const partyAt = (cell: Cell) => lastAbove(byPage, edges, cell);
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
      const isNamed = firm !== null && firm.start <= 12 && isLessorName(firm.name);
      return (isNamed || isImprint(cell.folded)) && !values.has(cell)
        ? [{ cell, party: 'bank', reach: letterheadReach }]
        : [];
    }),
  );
  const all = headingsByPage([...headings, ...people, ...letterheads]);
  const labels = labelsOf(captioned);
  return (cell) => lastAbove(all, edges, labels.get(cell) ?? cell);
}
