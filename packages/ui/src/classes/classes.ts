import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// the theme renames Tailwind's sizes, so the merge has to be told which `text-…` is a size and not a colour, and what is a layer
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['mini', 'tiny', 'small', 'body', 'large', 'title', 'display'] }],
      z: [{ z: ['cell', 'editing', 'sticky', 'corner', 'drawer', 'dialog', 'menu', 'toast'] }],
      shadow: [{ shadow: ['small', 'floating', 'dialog'] }],
    },
    theme: { radius: ['small', 'medium', 'large'], spacing: ['row', 'control'] },
  },
});

/** Joins class names; of two that set the same property the later wins. */
export function classes(...values: ClassValue[]): string {
  return merge(clsx(values));
}
