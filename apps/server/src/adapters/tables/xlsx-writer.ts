import { Readable } from 'node:stream';

import { warsawClock } from '@szansa/domain/shared';
import { ZipFile } from 'yazl';

/** Content of a cell of a workbook. */
export type SheetCell =
  | null
  /** Always stored as text, never as a number or a formula. */
  | { readonly text: string }
  | { readonly whole: number }
  /** Zloty as `"1234.50"`. */
  | { readonly amount: string }
  /** A part of one as a decimal text: `"0.25"` is 25 %. */
  | { readonly part: string }
  /** `YYYY-MM-DD`. */
  | { readonly day: string }
  /** ISO 8601; shown as the day and minute it is in Warsaw. */
  | { readonly instant: string }
  /** A formula without `=`; its result is stored with it, for programs that do not calculate. */
  | { readonly formula: string; readonly amount: string }
  | { readonly formula: string; readonly part: string };

export interface Sheet {
  readonly name: string;
  /** Characters of each column. */
  readonly widths: readonly number[];
  /** The first row contains the headings: it is bold and remains visible when scrolling. */
  readonly rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>;
}

/** Positions in `styles`. */
const styleOf = { plain: 0, heading: 1, amount: 2, day: 3, part: 4, instant: 5 } as const;

const styles = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;zł&quot;"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

// XML holds no control characters but tab and line breaks
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text
    .replace(controls, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The name of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCodePoint(65 + (index % 26))}`;
}

/** The day as spreadsheets count: days since 30 December 1899. */
function serialOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
}

/** The minute an instant is in Warsaw, as spreadsheets count. */
function serialOfInstant(instant: string): number {
  const { day, time } = warsawClock(new Date(instant));
  return Date.parse(`${day}T${time}:00Z`) / 86_400_000 + 25_569;
}

function cellXml(cell: SheetCell, place: string, isHeading: boolean): string {
  if (cell === null) return '';
  const open = (style: number) => `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}`;
  if ('text' in cell) {
    const style = isHeading ? styleOf.heading : styleOf.plain;
    return `${open(style)} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`;
  }
  const formula = 'formula' in cell ? `<f>${escaped(cell.formula)}</f>` : '';
  if ('whole' in cell) return `${open(styleOf.plain)}><v>${cell.whole}</v></c>`;
  if ('day' in cell) return `${open(styleOf.day)}><v>${serialOf(cell.day)}</v></c>`;
  if ('instant' in cell) return `${open(styleOf.instant)}><v>${serialOfInstant(cell.instant)}</v></c>`;
  if ('part' in cell) return `${open(styleOf.part)}>${formula}<v>${cell.part}</v></c>`;
  return `${open(styleOf.amount)}>${formula}<v>${cell.amount}</v></c>`;
}

async function* sheetXml({ widths, rows }: Sheet): AsyncGenerator<string> {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `<cols>${columns}</cols><sheetData>`;
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    const drawn = cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`, number === 1));
    yield `<row r="${number}">${drawn.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

function parts(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const numbered = sheets.map(({ name }, index) => ({ name, number: index + 1 }));
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml': `${header}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${header}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${header}<Relationships xmlns="${packages}/relationships">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}

/** A workbook, written while its rows come. A failure of theirs ends the stream with it. */
export function workbookOf(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, content] of Object.entries(parts(sheets))) zip.addBuffer(Buffer.from(content), name);
  for (const [index, sheet] of sheets.entries()) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, (done) => {
      const content = Readable.from(sheetXml(sheet));
      content.once('error', (error) => output.destroy(error));
      done(null, content);
    });
  }
  zip.end();
  return output;
}
