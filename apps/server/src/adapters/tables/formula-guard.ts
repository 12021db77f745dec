/**
 * Matches text that a spreadsheet may treat as a formula, guarded or not; some treat full-width signs as the plain
 * ones.
 */
const likeFormula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text as a cell of CSV that is never a formula (rule EX7); one that looks guarded already gets one apostrophe more. */
export function guarded(text: string): string {
  return likeFormula.test(text) ? `'${text}` : text;
}

/** Returns the original text of a guarded cell; any other cell is returned unchanged. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell;
}
