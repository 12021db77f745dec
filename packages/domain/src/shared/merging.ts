/** Whose value a record retains when another one is merged into it: that of the merged record, or its own. */
export const mergeChoices = ['from', 'into'] as const;
export type MergeChoice = (typeof mergeChoices)[number];

/** For values that can be combined: both is a choice as well. */
export const mergeChoicesOfList = [...mergeChoices, 'both'] as const;
export type MergeChoiceOfList = (typeof mergeChoicesOfList)[number];

/** One of two values, as chosen; by default the one that stays, or the other where that is empty. */
export function mergedValue<Value>(
  from: Value | null,
  into: Value | null,
  choice: MergeChoice | undefined,
): Value | null {
  if (choice === undefined) return into ?? from;
  return choice === 'from' ? from : into;
}

/** One of two lists, or both, those of the record that stays first and each item once; by default both. */
export function mergedList<Item>(
  from: readonly Item[],
  into: readonly Item[],
  choice: MergeChoiceOfList = 'both',
  keyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  if (choice !== 'both') return [...(choice === 'from' ? from : into)];
  const known = new Set(into.map(keyOf));
  return [...into, ...from.filter((item) => !known.has(keyOf(item)))];
}
