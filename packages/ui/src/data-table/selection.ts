export type Selection = ReadonlySet<string>;

/** `all` and `some` speak of the given rows only; others may be selected beyond them. */
export function selectionState(keys: readonly string[], selected: Selection): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Selects the given rows, or takes them out when all of them were selected; the rest stays. */
export function toggleAll(keys: readonly string[], selected: Selection): Set<string> {
  const next = new Set(selected);
  const remove = selectionState(keys, selected) === 'all';
  for (const key of keys) {
    if (remove) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Turns one row over; with `anchor` every row from there to here becomes what this one becomes. */
export function toggleRow(
  keys: readonly string[],
  selected: Selection,
  key: string,
  anchor?: string,
): Set<string> {
  const next = new Set(selected);
  const here = keys.indexOf(key);
  const start = anchor === undefined ? -1 : keys.indexOf(anchor);
  const range = start < 0 ? [key] : keys.slice(Math.min(start, here), Math.max(start, here) + 1);
  const add = !selected.has(key);
  for (const each of range) {
    if (add) next.add(each);
    else next.delete(each);
  }
  return next;
}
