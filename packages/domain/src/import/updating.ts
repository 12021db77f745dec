/** Whether a row says anything in a field. */
function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}

/** A value after a row was taken: a list is added to, anything else becomes what the row says. */
function afterRow(before: unknown, value: unknown): unknown {
  return Array.isArray(before) && Array.isArray(value) ? [...new Set<unknown>([...before, ...value])] : value;
}

/**
 * The fields of a record that a row changes, each as it becomes (rule IM9). An empty cell takes nothing away.
 * @param kept fields that no row changes
 */
export function changesOfRow<Fields extends object>(
  before: Fields,
  row: { readonly [Field in keyof Fields]?: unknown },
  kept: ReadonlySet<string>,
): Partial<Fields> {
  const changed = Object.entries(before).flatMap(([field, value]): [string, unknown][] => {
    const said: unknown = row[field as keyof Fields];
    if (kept.has(field) || !isFilled(said)) return [];
    const after = afterRow(value, said);
    return JSON.stringify(after) === JSON.stringify(value) ? [] : [[field, after]];
  });
  // its keys are those of `before`, its values those of the row's field of the same name
  return Object.fromEntries(changed) as Partial<Fields>;
}
