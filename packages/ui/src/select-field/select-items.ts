import type { ReactNode } from 'react';

export interface SelectItem {
  /** Never empty: an empty value means "nothing chosen". */
  value: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

/** @throws Error when an item has an empty value, which could not be distinguished from no choice. */
export function requireValues<Item extends { value: string; label: string }>(
  items: readonly Item[],
): readonly Item[] {
  const nameless = items.find((item) => item.value === '');
  if (nameless) throw new Error(`The item "${nameless.label}" has an empty value`);
  return items;
}
