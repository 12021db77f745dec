import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { format, getFormatFromId, getFormatInfo } from 'numfmt';

/**
 * Returns the text that a cell, counted from 0, displays by its number format; null where it equals the cell's value.
 */
export type ShownBy = (row: number, column: number, value: string | number) => string | null;

type Attributes = Readonly<Record<string, string>>;

/** Bytes that are parsed at once: a sheet may have many of them. */
const atOnce = 256 * 1024;

/** Calls `open` for every element of an XML part, by its name without a prefix. */
function eachElement(
  part: Uint8Array | undefined,
  open: (name: string, attributes: Attributes) => void,
): void {
  if (part === undefined) return;
  const parser = new Parser(
    { onopentag: (name, attributes) => open(name.replace(/^.*:/, ''), attributes) },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < part.length; at += atOnce) {
    parser.write(decoder.decode(part.subarray(at, at + atOnce), { stream: true }));
  }
  parser.end();
}

/**
 * Returns the pattern of a number format if it formats an identifier: digits in places, or characters around a text.
 */
function writtenBy(pattern: string | null): string | null {
  if (pattern === null || pattern === '@') return null;
  try {
    const { type, maxDecimals } = getFormatInfo(pattern);
    // amounts, parts and days are read by their values
    return type === 'text' || (type === 'number' && maxDecimals === 0) ? pattern : null;
  } catch {
    // a pattern that is none changes nothing
    return null;
  }
}

/** For each style of cells the pattern by which they are written; null for those that are shown as they are. */
function stylesIn(part: Uint8Array | undefined): (string | null)[] {
  const patterns = new Map<string, string>();
  const styles: (string | null)[] = [];
  let isOfCells = false;
  eachElement(part, (name, { numFmtId = '0', formatCode = '' }) => {
    if (name === 'numFmt') patterns.set(numFmtId, formatCode);
    if (name === 'cellXfs' || name === 'cellStyleXfs' || name === 'cellStyles')
      isOfCells = name === 'cellXfs';
    if (name !== 'xf' || !isOfCells) return;
    styles.push(writtenBy(patterns.get(numFmtId) ?? getFormatFromId(Number(numFmtId)) ?? null));
  });
  return styles;
}

/** The name in the file of the part that a workbook refers to. */
function partNamed(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Returns the parts of a workbook that determine how the cells of its first sheet are displayed. */
function partsOf(file: Uint8Array) {
  const read = (...names: readonly string[]) =>
    unzipSync(file, { filter: ({ name }) => names.includes(name) });
  const [workbook, relations] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'];
  const index = read(workbook, relations);
  let sheetId: string | undefined;
  eachElement(index[workbook], (name, attributes) => {
    if (name === 'sheet') sheetId ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
  });
  let [sheet, styles] = ['', ''];
  eachElement(index[relations], (name, { Id, Type = '', Target = '' }) => {
    if (name !== 'Relationship') return;
    if (Id === sheetId) sheet = partNamed(Target);
    if (Type.endsWith('/styles')) styles = partNamed(Target);
  });
  return { styles: read(styles)[styles], sheet: () => read(sheet)[sheet] };
}

/** The row and the column of an address, from 0: `AB12` is 11 and 27. */
function placeOf(address: string): readonly [row: number, column: number] {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(digits) - 1, column - 1];
}

/** How the cells of the first sheet of a workbook are written, by its number formats. */
export function shownByFormats(file: Uint8Array): ShownBy {
  const { styles: part, sheet } = partsOf(file);
  const styles = stylesIn(part);
  // the style of a cell by its row and column: with millions of cells, little more than a number per cell can be stored
  const styleAt: number[][] = [];
  if (styles.some((pattern) => pattern !== null)) {
    eachElement(sheet(), (name, { r, s }) => {
      if (name !== 'c' || r === undefined || s === undefined || !styles[Number(s)]) return;
      const [row, column] = placeOf(r);
      (styleAt[row] ??= [])[column] = Number(s);
    });
  }
  return (row, column, value) => {
    const pattern = styles[styleAt[row]?.[column] ?? -1];
    if (!pattern || (typeof value === 'number' && !Number.isSafeInteger(value))) return null;
    return format(pattern, value).trim();
  };
}
