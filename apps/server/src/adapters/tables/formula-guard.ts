/** What a spreadsheet may take for a formula, guarded or not; some take the wide signs for the plain ones. */
const likeFormula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text as a cell of CSV that is never a formula (rule EX7); one that looks guarded already gets one apostrophe more. */
export function guarded(text: string): string {
  return likeFormula.test(text) ? `'${text}` : text;
}

/** The text that a guarded cell stands for; any other cell as it is. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell;
}
