import { cellOf, lineWith, type Cell, type Line } from './layout.ts';

/** How far apart the lines of one text are at most, in heights of its letters; and how far apart their edges, in points. */
const leading = 1.5;
const sameEdge = 4;
/** Letters of a line that goes on in the next one: a sentence, not an entry of a list. */
const fullLine = 60;
const listLine = 25;
/** Words of a sentence or list that may go on. */
const mostWords = 200;

/** What is known of labels while lines are joined. */
export interface Labels {
  /** Whether a cell starts with a caption. */
  readonly isLabel: (cell: Cell) => boolean;
  /** Whether a caption of the first cell's goes on in the second one. */
  readonly goesOn: (label: Cell, next: Cell) => boolean;
}

const isAligned = (one: Cell, other: Cell) => Math.abs(one.box.x - other.box.x) <= sameEdge;
const right = ({ box }: Cell) => box.x + box.width;
const isRightAligned = (one: Cell, other: Cell) => Math.abs(right(one) - right(other)) <= sameEdge;

/** Where the last line of a cell starts, which may have several. */
const lastTop = ({ words }: Cell) => words.at(-1)?.box.y ?? 0;

function isRightBelow(above: Cell, below: Cell): boolean {
  const distance = below.box.y - lastTop(above);
  const height = Math.max(above.words[0]?.box.height ?? 0, below.words[0]?.box.height ?? 0);
  return below.page === above.page && distance > 0 && distance <= leading * height;
}

const startsSmall = ({ text }: Cell) => /^(?:\p{Ll}|\()/u.test(text);
const isUpper = ({ text }: Cell) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const endsLabel = ({ text }: Cell) => text.endsWith(':');
/** Words that may go on; an amount, a percentage and a day are at their end. */
const isText = ({ text }: Cell) =>
  /\p{L}{2}/u.test(text) && !/(?:[.,]\d{2}|\d{4}|%|z[łl]|pln)\s*$/iu.test(text);

const joined = (above: Cell, below: Cell): Cell => cellOf([...above.words, ...below.words], above);

/** A sentence, or entries one after the other, go on in a line of the same edge. */
function isParagraph(one: Cell, next: Cell): boolean {
  if (one.words.length > mostWords || !isAligned(one, next) || !isRightBelow(one, next)) return false;
  const lastLine = one.words.filter(({ box }) => Math.abs(box.y - lastTop(one)) < box.height / 2);
  const letters = lastLine.reduce((sum, { text }) => sum + text.length + 1, 0);
  // entries in a narrow column as well
  if (/;/.test(one.text) && letters >= listLine) return true;
  return letters >= fullLine && !/^\p{Lu}[\p{L} ]{2,30}:/u.test(next.text);
}

/** A label goes on below: as a caption does, or left of a value where the second line has none of its own. */
function isRestOfLabel(above: Line, at: number, below: Line, index: number, labels: Labels): boolean {
  const [label, value] = [above.cells[at], above.cells[at + 1]];
  const [next, beside] = [below.cells[index], below.cells[index + 1]];
  if (!label || !next || endsLabel(label) || !isAligned(label, next)) return false;
  if (labels.goesOn(label, next)) return true;
  if (!value || labels.isLabel(value) || /\d|^(?:ul|al|os|pl)\./.test(next.text)) return false;
  if (beside && (isAligned(beside, value) || beside.box.x < right(value))) return false;
  return startsSmall(next) || endsLabel(next) || (isUpper(label) && isUpper(next));
}

/** A value goes on below, where no label starts in the second line to the left of it. */
function isRestOfValue(above: Line, at: number, below: Line, index: number, { isLabel }: Labels): boolean {
  const [label, value, next] = [above.cells[at - 1], above.cells[at], below.cells[index]];
  if (!label || !value || !next || !isText(value) || endsLabel(next)) return false;
  if (isLabel(value) || isLabel(next)) return false;
  return !below.cells.slice(0, index).some((one) => isAligned(one, label));
}

/** How far below its label the first line of a value is, in heights of the letters. */
const underLabel = 2.6;

/** A value that is below its label goes on below. */
function isRestBelow(lines: readonly Line[], value: Cell, next: Cell, { isLabel }: Labels): boolean {
  if (!isText(value) || isLabel(value) || isLabel(next) || endsLabel(next)) return false;
  return lines.some(({ cells }) =>
    cells.some(
      (label) =>
        isAligned(label, value) &&
        isLabel(label) &&
        value.box.y > lastTop(label) &&
        value.box.y - lastTop(label) < underLabel * value.box.height,
    ),
  );
}

/** How far apart the lines of a broken amount are at most, in heights of its letters. */
const brokenAmount = 2.6;

/** An amount was broken at the space between its thousands. */
function isRestOfAmount(above: Cell, next: Cell): boolean {
  const distance = next.box.y - lastTop(above);
  return (
    /\p{L}[^\d]*:?\s\d{1,3}$/u.test(above.text) &&
    /^\d{3}[.,]\d{2}(?!\d)/.test(next.text) &&
    distance > 0 &&
    distance < brokenAmount * next.box.height
  );
}

/** The line above with what goes on in the one below, and what of the one below does not. */
function continued(
  before: readonly Line[],
  above: Line,
  below: Line,
  labels: Labels,
): { above: Line; rest: Line | null } | null {
  const cells = [...above.cells];
  const rest = below.cells.filter((next, index) => {
    const broken = above.cells.findIndex((cell) => isAligned(cell, next) && isRestOfAmount(cell, next));
    const brokenCell = above.cells[broken];
    if (brokenCell) {
      cells[broken] = joined(cells[broken] ?? brokenCell, next);
      return false;
    }
    const at = above.cells.findIndex(
      (cell, order) =>
        (isAligned(cell, next) || (order > 0 && isRightAligned(cell, next))) && isRightBelow(cell, next),
    );
    const cell = above.cells[at];
    if (!cell) return true;
    const isRest =
      isParagraph(cell, next) ||
      isRestOfLabel(above, at, below, index, labels) ||
      isRestOfValue(above, at, below, index, labels) ||
      isRestBelow(before, cell, next, labels);
    if (isRest) cells[at] = joined(cells[at] ?? cell, next);
    return !isRest;
  });
  if (rest.length === below.cells.length) return null;
  return { above: lineWith(cells), rest: rest.length === 0 ? null : lineWith(rest) };
}

/** A label whose first line is above the line that its value is on. */
function begun(above: Line, below: Line): Line | null {
  const [first, second] = above.cells;
  const [next] = below.cells;
  if (!first || second || !next || below.cells.length < 2) return null;
  const isLabel = isAligned(first, next) && isRightBelow(first, next) && startsSmall(next) && isText(first);
  if (!isLabel || endsLabel(first) || first.text.length >= fullLine) return null;
  return lineWith(below.cells.map((one, index) => (index === 0 ? joined(first, one) : one)));
}

/** How many lines above are looked at: columns beside each other have lines of their own between. */
const linesAbove = 4;

/** Returns lines in which sentences, labels and values that were broken over several lines are one cell again. Rule RD33. */
export function unwrapped(lines: readonly Line[], labels: Labels): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    let rest: Line | null = line;
    for (let at = whole.length - 1; at >= Math.max(0, whole.length - linesAbove); at -= 1) {
      const above: Line | undefined = whole[at];
      if (!above || !rest) continue;
      const one = continued(whole.slice(Math.max(0, at - linesAbove), at), above, rest, labels);
      const started: Line | null = one || at < whole.length - 1 ? null : begun(above, rest);
      if (one) whole[at] = one.above;
      if (started) whole[at] = started;
      if (one || started) rest = one?.rest ?? null;
    }
    if (rest) whole.push(rest);
  }
  return whole;
}
