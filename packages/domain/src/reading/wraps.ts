import { cellOf, lineWith, type Cell, type Line } from './layout.ts';

/** How far apart the lines of one text are at most, in heights of its letters; and how far apart their edges, in points. */
const leading = 1.5;
const sameEdge = 4;
/** Letters of a line that goes on in the next one: a sentence, not an entry of a list. */
const fullLine = 60;

const isAligned = (one: Cell, other: Cell) => Math.abs(one.box.x - other.box.x) <= sameEdge;
const isRightBelow = (above: Cell, below: Cell) =>
  below.page === above.page &&
  below.box.y - lastTop(above) <= leading * Math.max(above.words[0]?.box.height ?? 0, below.box.height) &&
  below.box.y > lastTop(above);

/** Where the last line of a cell starts, which may have several. */
const lastTop = ({ words }: Cell) => words.at(-1)?.box.y ?? 0;

const startsSmall = ({ text }: Cell) => /^(?:\p{Ll}|\()/u.test(text);
const isText = ({ text }: Cell) => /\p{L}{2}/u.test(text) && !/\d\s*(?:z[łl]|pln|%|eur)?\s*$/iu.test(text);

/** A sentence goes on in a line of the same edge, which is the only cell of its line, like the one above. */
function isParagraph(above: Line, below: Line): boolean {
  const [one, second] = above.cells;
  const [next, other] = below.cells;
  if (!one || !next || second || other) return false;
  const lastLine = one.words.filter(({ box }) => Math.abs(box.y - lastTop(one)) < box.height / 2);
  const letters = lastLine.reduce((sum, { text }) => sum + text.length + 1, 0);
  return (
    isAligned(one, next) &&
    isRightBelow(one, next) &&
    letters >= fullLine &&
    !/[:;]$/.test(one.text) &&
    !/^[\p{L} ]{3,30}:/u.test(next.text)
  );
}

const joined = (above: Cell, below: Cell): Cell => cellOf([...above.words, ...below.words], above);

function replaced(line: Line, at: number, cell: Cell): Line {
  return lineWith(line.cells.map((one, index) => (index === at ? cell : one)));
}

/** A line that only continues a cell of the one above: the rest of a sentence, a label or a value. */
function continued(above: Line, below: Line): Line | null {
  const [next, other] = below.cells;
  const [first] = above.cells;
  if (!next || other || !first) return null;
  if (isParagraph(above, below)) return replaced(above, 0, joined(first, next));
  const at = above.cells.findIndex((cell) => isAligned(cell, next) && isRightBelow(cell, next));
  const cell = above.cells[at];
  if (!cell || above.cells.length < 2) return null;
  const isRestOfLabel = at === 0 && startsSmall(next);
  const isRestOfValue = at > 0 && isText(cell) && !/:$/.test(next.text);
  return isRestOfLabel || isRestOfValue ? replaced(above, at, joined(cell, next)) : null;
}

/** A label whose first line is above the line that its value is on. */
function begun(above: Line, below: Line): Line | null {
  const [first, second] = above.cells;
  const [next] = below.cells;
  if (!first || second || !next || below.cells.length < 2) return null;
  const isLabel = isAligned(first, next) && isRightBelow(first, next) && startsSmall(next) && isText(first);
  return isLabel && first.text.length < fullLine ? replaced(below, 0, joined(first, next)) : null;
}

/** Returns lines in which sentences, labels and values that were broken over several lines are one cell again. Rule RD33. */
export function unwrapped(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const one = above && (continued(above, line) ?? begun(above, line));
    if (one) whole[whole.length - 1] = one;
    else whole.push(line);
  }
  return whole;
}
