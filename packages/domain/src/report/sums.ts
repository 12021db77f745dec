import { toAmount, type Grosz } from '../shared/index.ts';
import { summedColumns, type SummedColumn } from './columns.ts';

/** The amounts of an entry that are added up, as text; one that is empty or hidden counts as nothing. */
export type SummedAmounts = { readonly [Column in SummedColumn]?: string | null };

export type Sums = Readonly<Record<SummedColumn, string>>;

/**
 * Parses a sum with two decimal places into grosz: it may be negative, and longer than an amount that `money` accepts.
 */
export function groszOf(amount: string | null | undefined): Grosz {
  if (!amount) return 0;
  // `-0.00` is no other zero
  return Number(amount.slice(0, -3) + amount.slice(-2)) || 0;
}

/** What entries add up to, exactly, in whole grosze. */
export function sumsOf(entries: Iterable<SummedAmounts>): Sums {
  const sums: Grosz[] = summedColumns.map(() => 0);
  for (const entry of entries) {
    let place = 0;
    for (const column of summedColumns) {
      const amount = entry[column];
      if (amount) sums[place] = (sums[place] ?? 0) + groszOf(amount);
      place += 1;
    }
  }
  // one of each column
  return Object.fromEntries(
    summedColumns.map((column, place) => [column, toAmount(sums[place] ?? 0)]),
  ) as Sums;
}

export interface GroupSums<Key> {
  readonly key: Key;
  readonly count: number;
  readonly sums: Sums;
}

/** Entries by what they have in common, in the order in which each is met first; together they are the whole. Rule RE8. */
export function groupSums<Entry extends SummedAmounts, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): GroupSums<Key>[] {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups].map(([key, group]) => ({ key, count: group.length, sums: sumsOf(group) }));
}
