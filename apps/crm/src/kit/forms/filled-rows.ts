const isBlank = (row: string) => row.trim() === '';

/** Returns the rows of a list that are not blank. */
export function filledRows(rows: readonly string[]): string[] {
  return rows.filter((row) => !isBlank(row));
}

/** The messages of rows that are not blank: schemas are given those alone, so their places differ. */
export function rowErrors<Row>(
  rows: readonly Row[],
  isEmpty: (row: Row) => boolean,
  errors: readonly (string | undefined)[],
): (string | undefined)[] {
  let checked = 0;
  return rows.map((row) => {
    if (isEmpty(row)) return undefined;
    checked += 1;
    return errors[checked - 1];
  });
}

/** Returns the messages of the rows of a list by their places, and that of the list itself, from a form's error. */
export function listMessages(rows: readonly string[], error: unknown) {
  const found: readonly unknown[] = Array.isArray(error) ? error : [];
  return { error: messageOf(error), itemErrors: rowErrors(rows, isBlank, found.map(messageOf)) };
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
