/** The possible delimiters between the cells of a line, the likeliest first. */
export const importDelimiters = [';', '\t', ',', '|'] as const;

export type ImportDelimiter = (typeof importDelimiters)[number];

/** Lines that are looked at. */
const lookedAt = 20;

/** A quoted part, doubled quotation marks included; one that is cut off runs to the end. */
const quoted = /"(?:[^"]|"")*(?:"|$)/g;

/** How many lines have the commonest number of a delimiter, and that number; 0 for one that no line has. */
function agreementOn(delimiter: ImportDelimiter, lines: readonly string[]) {
  const found = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) found.set(count, (found.get(count) ?? 0) + 1);
  }
  const [best] = [...found].toSorted(([more, a], [other, b]) => b - a || other - more);
  return best ? { lines: best[1], parts: best[0] } : { lines: 0, parts: 0 };
}

/** The line that programs put above a table to declare its delimiter, and that spreadsheets do not show. */
const separatorLine = /^"?sep=(?<delimiter>[^\r\n])"?(?:\r\n|\r|\n|$)/i;

/** Returns that line from the start of a table's text; empty where there is none. */
export const separatorLineOf = (start: string): string => separatorLine.exec(start)?.[0] ?? '';

/** Returns the delimiter that such a line declares. */
function declaredDelimiter(start: string): ImportDelimiter | undefined {
  const declared = separatorLine.exec(start)?.groups?.['delimiter'];
  return importDelimiters.find((delimiter) => delimiter === declared);
}

/** Returns the delimiter detected from a table's start (rule IM2); for a table of one column it is a semicolon. */
export function delimiterOf(start: string): ImportDelimiter {
  const declared = declaredDelimiter(start);
  if (declared !== undefined) return declared;
  const lines = start
    .slice(separatorLineOf(start).length)
    .replaceAll(quoted, '')
    .split(/\r\n|\r|\n/)
    // a line of tabs alone is one of empty or quoted cells
    .filter((line) => line !== '')
    .slice(0, lookedAt);
  const [best] = importDelimiters
    .map((delimiter) => ({ delimiter, ...agreementOn(delimiter, lines) }))
    .toSorted((a, b) => b.lines - a.lines || b.parts - a.parts);
  return best?.delimiter ?? ';';
}
