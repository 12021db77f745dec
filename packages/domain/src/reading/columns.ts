import type { Caption } from './captions.ts';
import type { Cell, Line } from './layout.ts';

/** A cell, the captions in it, and whether it is a label by its column although no caption is known in it. */
export interface PaperCell {
  readonly cell: Cell;
  readonly captions: readonly Caption[];
  readonly isUnknownLabel: boolean;
}

export interface PaperLine {
  readonly page: number;
  readonly cells: readonly PaperCell[];
}

/** How far apart the left edges of cells of one column may be, in points. */
const sameEdge = 4;
/** How many known captions make a column of labels. */
const fewestLabels = 2;

/** Returns whether a cell starts with a caption, ignoring a list number or bullet before it. */
export function isCaptioned({ cell, captions: [first] }: Pick<PaperCell, 'cell' | 'captions'>): boolean {
  return first !== undefined && /^[\s\d.)*•–-]*$/u.test(cell.folded.slice(0, first.start));
}

interface Read {
  readonly cell: Cell;
  readonly captions: readonly Caption[];
}

interface Row {
  readonly line: Line;
  readonly cells: readonly Read[];
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
function labelColumns(rows: readonly Row[]): LabelColumn[] {
  const led = rows.flatMap(({ cells }) =>
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

/**
 * Returns the lines of a page with what is a label in them. A cell whose words no caption knows is a label where the
 * cells above and below it are: left of a value, in a column of labels. Rule RD26.
 */
export function labelled(
  page: number,
  lines: readonly Line[],
  captionsIn: (cell: Cell) => Caption[],
): PaperLine[] {
  const rows: Row[] = lines.map((line) => ({
    line,
    cells: line.cells.map((cell) => ({ cell, captions: captionsIn(cell) })),
  }));
  const columns = labelColumns(rows);
  const isInColumn = ({ box }: Cell) =>
    columns.some(({ x, top, bottom }) => Math.abs(box.x - x) <= sameEdge && box.y >= top && box.y <= bottom);
  return rows.map(({ cells }) => ({
    page,
    cells: cells.map((one, at) => ({
      ...one,
      isUnknownLabel:
        !isCaptioned(one) &&
        at < cells.length - 1 &&
        /^\P{L}{0,3}\p{L}{2}/u.test(one.cell.text) &&
        isInColumn(one.cell),
    })),
  }));
}
