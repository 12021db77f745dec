import { recognisedColumns, type ImportedEntity } from './fields.ts';

/** Rows among which the headings are: a title and what else people write above a table is shorter. */
export const mostRowsToHeadings = 10;

const nothingHidden = new Set<never>();

/**
 * Returns which of the first rows of a table contains its headings (rule IM12): the first of those that name most
 * fields, if it names at least two; else the first row, or, where the first rows have a single cell, the first row with
 * several.
 */
export function headingsAt(entity: ImportedEntity, rows: readonly (readonly string[])[]): number {
  const named = rows
    .slice(0, mostRowsToHeadings)
    .map((cells) => recognisedColumns(entity, cells, nothingHidden).filter((field) => field !== null).length);
  const most = Math.max(0, ...named);
  if (most >= 2 || named[0] === 1) return named.indexOf(most);
  const isWide = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length > 1;
  const wide = rows.findIndex(isWide);
  return rows.slice(wide + 1).some(isWide) ? Math.max(0, wide) : 0;
}
