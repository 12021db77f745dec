/** Returns whether a row has a value in a field. */
function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}

/** Returns a value after a row was imported: a list gets the row's values added, anything else is replaced. */
function afterRow(before: unknown, value: unknown): unknown {
  return Array.isArray(before) && Array.isArray(value) ? [...new Set<unknown>([...before, ...value])] : value;
}

/**
 * The fields of a record that a row changes, each as it becomes (rule IM9). An empty cell takes nothing away.
 * @param fixedFields fields that no row changes
 */
export function changesOfRow<Fields extends object>(
  before: Fields,
  row: { readonly [Field in keyof Fields]?: unknown },
  fixedFields: ReadonlySet<string>,
): Partial<Fields> {
  const changed = Object.entries(before).flatMap(([field, value]): [string, unknown][] => {
    const given: unknown = row[field as keyof Fields];
    if (fixedFields.has(field) || !isFilled(given)) return [];
    const after = afterRow(value, given);
    return JSON.stringify(after) === JSON.stringify(value) ? [] : [[field, after]];
  });
  // its keys are those of `before`, its values those of the row's field of the same name
  return Object.fromEntries(changed) as Partial<Fields>;
}
