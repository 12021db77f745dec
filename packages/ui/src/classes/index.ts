import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

import { mergedGroups } from './merged-groups.ts';

const merge = createTailwindMerge(() => mergedGroups);

/** Joins class names; of two that set the same property the last wins. */
export function classes(...values: ClassValue[]): string {
  return merge(clsx(values));
}
