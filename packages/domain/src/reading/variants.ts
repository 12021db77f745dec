import type { CaptionKey } from './caption-patterns.ts';
import type { PaperCell, PaperLine } from './columns.ts';
import { countsIn } from './numbers.ts';

/** The most variants of an offer that one document is read for. */
const mostVariants = 6;
/** How far below the heads of its columns a table of variants may reach, in lines. */
const tallest = 45;

const named =
  /^\s*(?:(?:wariant|opcja|propozycja|kalkulacja|scenariusz|variant|option|proposal|scenario)\s*(?:nr\.?\s*)?(?:\d{1,2}|[a-f]|i{1,3}|iv|v)|(?:\d{1,2}|[a-f]|i{1,3}|iv|v)[.)]?\s*(?:wariant|opcja|variant|option))(?![\p{L}\d])/u;

const isNamed = ({ cell }: PaperCell) => named.test(cell.folded);

/** The head of a column is the number of its months: a short cell with nothing else. */
function isTermHead({ cell }: PaperCell): boolean {
  const [count] = countsIn(cell.text);
  return count !== undefined && count.isNamed && cell.text.length <= 16 && count.value % 6 === 0;
}

const middle = ({ cell: { box } }: PaperCell) => box.x + box.width / 2;

interface Table {
  /** The line of its heads. */
  readonly at: number;
  readonly heads: readonly PaperCell[];
}

function tableOf(lines: readonly PaperLine[]): Table | null {
  for (const [at, { cells }] of lines.entries()) {
    const byName = cells.filter(isNamed);
    if (byName.length > 1) return { at, heads: byName };
    const byTerm = cells.filter(isTermHead);
    const isRowOfTerms = byTerm.length > 1 && cells.length - byTerm.length <= 1;
    if (isRowOfTerms && new Set(byTerm.map(({ cell }) => cell.folded)).size === byTerm.length)
      return { at, heads: byTerm };
  }
  return null;
}

/** The column of a cell in a table of variants, from 0; null for one left of them, and for one that spans several. */
function columnOf(one: PaperCell, heads: readonly PaperCell[]): number | null {
  const [first] = heads;
  const { x, width } = one.cell.box;
  const spanned = heads.filter((head) => middle(head) > x && middle(head) < x + width);
  if (!first || spanned.length > 1) return null;
  const step = (heads[1] ? middle(heads[1]) - middle(first) : 0) / 2;
  if (middle(one) < middle(first) - step) return null;
  const distances = heads.map((head) => Math.abs(middle(head) - middle(one)));
  return distances.indexOf(Math.min(...distances));
}

function columnsApart(lines: readonly PaperLine[], { at, heads }: Table): PaperLine[][] {
  const page = lines[at]?.page;
  const columns = lines.map(({ cells, page: own }, index) => {
    if (own !== page || index < at || index > at + tallest) return null;
    const found = cells.map((one) => columnOf(one, heads));
    const used = new Set(found.filter((column) => column !== null));
    return used.size > 1 ? found : null;
  });
  return heads.map((_, variant) =>
    lines.map((line, index) => {
      const own = columns[index];
      if (!own) return line;
      return {
        ...line,
        cells: line.cells.filter((_cell, order) => own[order] === null || own[order] === variant),
      };
    }),
  );
}

/** Captions of what differs between variants: a row of several of them heads a table with a variant in each row. */
const terms: ReadonlySet<CaptionKey> = new Set<CaptionKey>([
  'term',
  'numberOfInstallments',
  'initialPayment',
  'monthlyAmount',
  'buyoutPrice',
]);

const isAligned = (one: PaperCell, other: PaperCell) => Math.abs(one.cell.box.x - other.cell.box.x) < 12;

/** Variants one below the other in the rows of a table, whose head names their term and payments. */
function rowsApart(lines: readonly PaperLine[]): PaperLine[][] {
  for (const [at, { cells, page }] of lines.entries()) {
    const heads = cells.filter(({ captions: [first] }) => first !== undefined && terms.has(first.key));
    if (heads.length < 3 || heads.length < cells.length - 1) continue;
    const rows: number[] = [];
    for (let next = at + 1; next < lines.length && rows.length <= mostVariants; next += 1) {
      const line = lines[next];
      const isRow =
        line?.page === page &&
        line.cells.length === cells.length &&
        line.cells.every((cell, index) => {
          const head = cells[index];
          return head !== undefined && isAligned(cell, head) && /\d/.test(cell.cell.text);
        });
      if (!isRow) break;
      rows.push(next);
    }
    if (rows.length > 1)
      return rows.map((row) => lines.filter((_, index) => index === row || !rows.includes(index)));
  }
  return [];
}

/** Variants one below the other, each under a heading of its own. */
function sectionsApart(lines: readonly PaperLine[]): PaperLine[][] {
  const starts = lines.flatMap(({ cells: [first] }, at) => (first && isNamed(first) ? [at] : []));
  if (starts.length < 2) return [];
  return starts.map((start, order) => [
    ...lines.slice(0, starts[0]),
    ...lines.slice(start, starts[order + 1] ?? lines.length),
  ]);
}

/**
 * Returns the lines of each variant of the offer in a document, with what is common to all of them: columns beside each
 * other under heads such as "Wariant 2" or "48 mies.", or sections below each other. One entry where there is one offer.
 * Rule RD32.
 */
export function variantsOf(lines: readonly PaperLine[]): readonly (readonly PaperLine[])[] {
  const table = tableOf(lines);
  const inRows = table ? [] : rowsApart(lines);
  const apart = table ? columnsApart(lines, table) : inRows.length > 1 ? inRows : sectionsApart(lines);
  return apart.length > 1 && apart.length <= mostVariants ? apart : [lines];
}
