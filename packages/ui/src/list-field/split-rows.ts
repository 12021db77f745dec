/** Splits a pasted text into rows at commas, semicolons, tabs and new lines. */
export function splitRows(text: string): string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

/** Puts pasted rows in: the first into the row itself when it is empty, the rest behind it, up to `max`. */
export function insertRows(
  rows: readonly string[],
  index: number,
  pasted: readonly string[],
  max: number | undefined,
): string[] {
  const empty = (rows[index] ?? '').trim() === '';
  const before = rows.slice(0, empty ? index : index + 1);
  const after = rows.slice(index + 1);
  const room = max === undefined ? pasted.length : Math.max(0, max - before.length - after.length);
  return [...before, ...pasted.slice(0, room), ...after];
}
