import type { InlineEditDefinition } from '../inline-edit/index.ts';
import { cellsIn, sizeOf, type CellPlace, type CellRange } from './cell-range.ts';
import type { DataColumn } from './columns.ts';

/** A text that is to be written into a cell. */
export interface WrittenCell<Row> {
  row: Row;
  /** Of the row. */
  key: string;
  /** Id of the column. */
  column: string;
  text: string;
}

/** What has brought texts into cells. */
export type WriteKind = 'pasted' | 'filled' | 'emptied' | 'undone' | 'redone';

/** The part of a table's column that is needed here. */
export interface TextColumn<Row> {
  id: string;
  columnDef: { meta?: Pick<DataColumn<Row>, 'edit' | 'text'> };
}

/** What of a table is copied and written. */
export interface CellTable<Row> {
  columns: readonly TextColumn<Row>[];
  rows: readonly { id: string; original: Row }[];
}

function editedText(edit: InlineEditDefinition | undefined): string {
  if (edit === undefined || edit.value === null) return '';
  if (edit.kind !== 'select') return String(edit.value);
  return edit.items.find(({ value }) => value === edit.value)?.label ?? edit.value;
}

/** Returns the text of a cell for a spreadsheet, from which its value can be restored. */
export function textOf<Row>({ columnDef: { meta } }: Pick<TextColumn<Row>, 'columnDef'>, row: Row): string {
  return meta?.text?.(row) ?? editedText(meta?.edit?.(row));
}

function textAt<Row>({ columns, rows }: CellTable<Row>, { row, column }: CellPlace): string {
  const [of, at] = [columns[column], rows[row]];
  return of && at ? textOf(of, at.original) : '';
}

const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A range as spreadsheets paste it: tabs between cells, line breaks between rows. */
export function copiedText<Row>(table: CellTable<Row>, range: CellRange): string {
  const lines: string[] = [];
  for (let row = range.top; row <= range.bottom; row += 1) {
    const cells = cellsIn({ ...range, top: row, bottom: row });
    lines.push(cells.map((place) => quoted(textAt(table, place))).join('\t'));
  }
  return lines.join('\n');
}

/** Texts for the cells of a range, without those that cannot be changed and those for which there is none. */
export function writtenIn<Row>(
  { columns, rows }: CellTable<Row>,
  range: CellRange,
  textFor: (place: CellPlace) => string | undefined,
): WrittenCell<Row>[] {
  return cellsIn(range).flatMap((place) => {
    const [column, row] = [columns[place.column], rows[place.row]];
    const text = textFor(place);
    if (text === undefined || row === undefined || column?.columnDef.meta?.edit?.(row.original) === undefined)
      return [];
    return [{ row: row.original, key: row.id, column: column.id, text }];
  });
}

const turned = (place: number, first: number, count: number) =>
  first + ((((place - first) % count) + count) % count);

/** The source again and again over the rest of a larger range. */
export function filledCells<Row>(
  table: CellTable<Row>,
  source: CellRange,
  over: CellRange,
): WrittenCell<Row>[] {
  const { rows, columns } = sizeOf(source);
  const from = ({ row, column }: CellPlace): CellPlace => ({
    row: turned(row, source.top, rows),
    column: turned(column, source.left, columns),
  });
  const parts: CellRange[] = [
    { ...over, bottom: source.top - 1 },
    { ...over, top: source.bottom + 1 },
    { ...over, top: source.top, bottom: source.bottom, right: source.left - 1 },
    { ...over, top: source.top, bottom: source.bottom, left: source.right + 1 },
  ];
  return parts.flatMap((part) => writtenIn(table, part, (place) => textAt(table, from(place))));
}

/** Where pasted texts go: from the corner of a range on to the right and down; one text alone into all of the range. */
export function pastedCells<Row>(
  table: CellTable<Row>,
  range: CellRange,
  texts: readonly (readonly string[])[],
): WrittenCell<Row>[] {
  const only = texts.length === 1 && texts[0]?.length === 1 ? texts[0][0] : undefined;
  if (only !== undefined) return writtenIn(table, range, () => only);
  const { top, left } = range;
  const widest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const target = { top, left, bottom: top + texts.length - 1, right: left + widest - 1 };
  return writtenIn(table, target, ({ row, column }) => texts[row - top]?.[column - left]);
}

/**
 * Parses rows of cells as spreadsheets copy them: tabs between cells, line breaks between rows, quotation marks around
 * cells that contain either. A last line break starts no row.
 */
export function pastedTexts(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  const whole = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let index = 0; index < whole.length; index += 1) {
    const sign = whole.charAt(index);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (whole.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
