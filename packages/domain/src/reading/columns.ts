import type { CaptionKey } from './caption-patterns.ts';
import type { Caption } from './captions.ts';
import { cellOf, lineWith, type Cell, type Line } from './layout.ts';

/** A cell, the captions in it, and whether it is a label by its column although no caption is known in it. */
export interface PaperCell {
  readonly cell: Cell;
  readonly captions: readonly Caption[];
  readonly isUnknownLabel: boolean;
  /** It is right below a label that has nothing to its right: its value. */
  readonly isUnderLabel: boolean;
}

export interface PaperLine {
  readonly page: number;
  readonly cells: readonly PaperCell[];
}

/** How far apart the left edges of cells of one column may be, in points. */
const sameEdge = 4;
/** How many known captions make a column of labels, and how many cells of one left edge a column. */
const fewestLabels = 2;
const fewestCells = 3;
/** The gap before a word that starts a column, in heights of its letters: wider than a space. */
const columnGap = 0.6;

/** Returns whether a cell starts with a caption, ignoring a list number or bullet before it. */
export function isCaptioned({ cell, captions: [first] }: Pick<PaperCell, 'cell' | 'captions'>): boolean {
  return first !== undefined && /^(?:[a-z]\))?[\s\d.()*•+°»„–-]*$/u.test(cell.folded.slice(0, first.start));
}

function edgesOf(lines: readonly Line[], isLabel: (cell: Cell) => boolean): number[] {
  const counts: { x: number; count: number }[] = [];
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    // a label starts a column more surely than a value
    const count = isLabel(cell) ? 2 : 1;
    const known = counts.find(({ x }) => Math.abs(x - cell.box.x) <= 1.5);
    if (known) known.count += count;
    else counts.push({ x: cell.box.x, count });
  }
  return counts.filter(({ count }) => count >= fewestCells).map(({ x }) => x);
}

function partsOf(cell: Cell, edges: readonly number[]): Cell[] {
  const groups: Cell['words'][number][][] = [];
  for (const word of cell.words) {
    const last = groups.at(-1)?.at(-1);
    const gap = last ? word.box.x - last.box.x - last.box.width : 0;
    const isNumber = last !== undefined && /\d$/.test(last.text) && /^\d/.test(word.text);
    const starts =
      !isNumber && gap > columnGap * word.box.height && edges.some((x) => Math.abs(x - word.box.x) <= 1.5);
    if (last && !starts) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.length === 1 ? [cell] : groups.map((words) => cellOf(words, cell));
}

/** Parts cells where a column of the page starts within them: the gutter between two columns may be narrow. */
export function partedByColumns(lines: readonly Line[], isLabel: (cell: Cell) => boolean): Line[] {
  const edges = edgesOf(lines, isLabel);
  return lines.map(({ cells }) => lineWith(cells.flatMap((cell) => partsOf(cell, edges))));
}

interface Read {
  readonly cell: Cell;
  readonly captions: readonly Caption[];
}

/** A column of labels: the left edge of its cells, and from where to where it reaches down the page. */
interface LabelColumn {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** The caption of a cell is all there is in it, but for a unit or a colon. */
function isBareLabel({ cell, captions }: Read): boolean {
  const last = captions.at(-1);
  return last !== undefined && !/\d/.test(cell.folded.slice(last.end));
}

/** Columns whose cells are labels with values to the right: at least half of those that have a neighbour are known. */
function labelColumns(rows: readonly (readonly Read[])[]): LabelColumn[] {
  const led = rows.flatMap((cells) =>
    cells.flatMap((one, at) => {
      const next = cells[at + 1];
      return next ? [{ one, next }] : [];
    }),
  );
  const edges: number[] = [];
  for (const { one } of led) {
    if (!edges.some((edge) => Math.abs(edge - one.cell.box.x) <= sameEdge)) edges.push(one.cell.box.x);
  }
  return edges.flatMap((x) => {
    const own = led.filter(({ one }) => Math.abs(one.cell.box.x - x) <= sameEdge);
    const known = own.filter(({ one, next }) => isCaptioned(one) && isBareLabel(one) && !isCaptioned(next));
    if (known.length < fewestLabels || known.length < own.length / 2) return [];
    const tops = known.map(({ one }) => one.cell.box.y);
    const height = known[0]?.one.cell.box.height ?? 0;
    return [{ x, top: Math.min(...tops) - 4 * height, bottom: Math.max(...tops) + 4 * height }];
  });
}

/** How far a value is below its label, in heights of its letters, and how many lines of other columns are between. */
const underLabel = 2.6;
const linesBetween = 4;
/** Captions that are headings of what is below them as well. */
const headings: ReadonlySet<CaptionKey> = new Set<CaptionKey>([
  'section',
  'customer',
  'bank',
  'dealer',
  'bankContact',
  'dealerContact',
  'otherParty',
]);

/** Whether a cell is right below a label of a row in which every label has its value below. */
function isUnder(before: readonly (readonly Read[])[], { box }: Cell): boolean {
  return before.some((cells) =>
    cells.some((one, at) => {
      const { cell, captions } = one;
      const next = cells[at + 1];
      const distance = box.y - (cell.words.at(-1)?.box.y ?? cell.box.y);
      return (
        isCaptioned(one) &&
        isBareLabel(one) &&
        captions.every(({ key }) => !headings.has(key)) &&
        Math.abs(cell.box.x - box.x) <= sameEdge &&
        distance > 0 &&
        distance < underLabel * box.height &&
        (next === undefined || isCaptioned(next))
      );
    }),
  );
}

/** Whether a row is of labels with a row of their values below: each cell has one right below it, and some are known. */
function isHeadRow(cells: readonly Read[], after: readonly (readonly Read[])[]): boolean {
  if (cells.length < 2 || !cells.some((one) => isCaptioned(one) && isBareLabel(one))) return false;
  if (cells.some(({ cell }) => /\d/.test(cell.text))) return false;
  return cells.every(({ cell }) =>
    after.some((row) =>
      row.some((one) => {
        const distance = one.cell.box.y - (cell.words.at(-1)?.box.y ?? cell.box.y);
        return (
          !isCaptioned(one) &&
          Math.abs(one.cell.box.x - cell.box.x) <= sameEdge &&
          distance > 0 &&
          distance < underLabel * cell.box.height
        );
      }),
    ),
  );
}

/**
 * Returns the lines of a page with what is a label in them. A cell whose words no caption knows is a label where the
 * cells above and below it are: left of a value, in a column of labels. Rule RD26.
 */
export function labelled(
  page: number,
  lines: readonly Line[],
  captionsIn: (cell: Cell) => Caption[],
): PaperLine[] {
  const rows = lines.map((line): Read[] => line.cells.map((cell) => ({ cell, captions: captionsIn(cell) })));
  const columns = labelColumns(rows);
  const isInColumn = ({ box }: Cell) =>
    columns.some(({ x, top, bottom }) => Math.abs(box.x - x) <= sameEdge && box.y >= top && box.y <= bottom);
  return rows.map((cells, index) => {
    const before = rows.slice(Math.max(0, index - linesBetween), index);
    const [first] = cells;
    const isHead =
      first !== undefined &&
      !isInColumn(first.cell) &&
      isHeadRow(cells, rows.slice(index + 1, index + 1 + linesBetween));
    return {
      page,
      cells: cells.map((one, at): PaperCell => {
        const next = cells[at + 1];
        // what has a value to its right is a label, whatever is above it
        const isLast = next === undefined || isCaptioned(next) || isUnder(before, next.cell);
        const isUnderLabel = !isCaptioned(one) && isLast && isUnder(before, one.cell);
        const isLed = at < cells.length - 1 && /^\P{L}{0,3}\p{L}{2}/u.test(one.cell.text);
        return {
          ...one,
          isUnderLabel,
          isUnknownLabel: !isCaptioned(one) && !isUnderLabel && (isHead || (isLed && isInColumn(one.cell))),
        };
      }),
    };
  });
}
