import type { ReactNode } from 'react';

import { fold } from '../fold/index.ts';

export interface CommandItem {
  id: string;
  label: string;
  /** In grey after the label: what kind of thing it is. */
  hint?: string | undefined;
  icon?: ReactNode;
  /** Other words it is found by. */
  keywords?: readonly string[] | undefined;
  /** Shown as key caps, in the format of `useShortcut`. */
  shortcut?: string | undefined;
  /** Runs and closes the palette; leave it out where `page` opens. */
  onRun?: (() => void) | undefined;
  /** Opens another page of commands; Backspace in the empty field goes back. */
  page?: CommandPage | undefined;
}

export interface CommandGroup {
  label: string;
  items: readonly CommandItem[];
}

export interface CommandPage {
  /** Shown before the field. */
  label: string;
  placeholder?: string | undefined;
  groups: readonly CommandGroup[];
}

/**
 * Returns the groups with only the items that contain every word of the query, ignoring accents, without empty groups.
 */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ label, hint = '', keywords = [] }) => {
        const text = fold([label, hint, ...keywords].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
