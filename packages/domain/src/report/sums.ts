import { toAmount, type Grosz } from '../shared/index.ts';
import { summedColumns, type SummedColumn } from './columns.ts';

/** The amounts of an entry that are added up, as text; one that is empty or hidden counts as nothing. */
export type SummedAmounts = { readonly [Column in SummedColumn]?: string | null };

export type Sums = Readonly<Record<SummedColumn, string>>;

/** Reads a sum in grosz: it may be below zero, and longer than an amount that `money` takes. */
export function groszOf(amount: string | null | undefined): Grosz {
  if (!amount) return 0;
  const [whole = '0', fraction = ''] = amount.split('.');
  const grosz = Math.abs(Number(whole)) * 100 + Number(fraction.padEnd(2, '0'));
  return whole.startsWith('-') && grosz !== 0 ? -grosz : grosz;
}

/** What entries add up to, exactly, in whole grosze. */
export function sumsOf(entries: Iterable<SummedAmounts>): Sums {
  const sums = new Map<SummedColumn, Grosz>(summedColumns.map((column) => [column, 0]));
  for (const entry of entries) {
    for (const column of summedColumns) sums.set(column, (sums.get(column) ?? 0) + groszOf(entry[column]));
  }
  // one of each column
  return Object.fromEntries([...sums].map(([column, sum]) => [column, toAmount(sum)])) as Sums;
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
