import type { Right } from '@szansa/domain/access';
import type { ListName } from '@szansa/domain/list';
import type { AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Name, Texts } from '../texts/texts.ts';
import type { FeaturePalette } from './palette.ts';

/** The groups of the main menu, in its order. */
export const menuGroups = ['sales', 'catalogue', 'communication', 'reports', 'agency'] as const;

export interface MenuEntry {
  readonly group: (typeof menuGroups)[number];
  /** Path of the screen it opens; its name is the screen's unless `label` overrides it. */
  readonly to: string;
  readonly label?: Name;
  readonly icon: ReactNode;
  readonly right: Right;
  /**
   * One of the first places at the lower edge of a phone; users who may not open it get another of their menu there.
   */
  readonly isMain?: true;
  /** Beginnings of the paths of other screens that belong to the entry. */
  readonly under?: string | readonly string[];
  /** Keys pressed one after another that lead there from anywhere, such as `g c`. */
  readonly keys?: string;
  /** What `n` and the letter of `keys` write down from anywhere: beside the list, in the form the address names. */
  readonly create?: { readonly form: string; readonly right: Right; readonly list: ListName };
}

/** The keys that write down a new record of an entry: `n c` where `g c` leads to the list. */
export function createKeys({ keys }: Pick<MenuEntry, 'keys'>): string | undefined {
  return keys?.replace(/^g/, 'n');
}

/** What a feature brings: the app composes the product from these. */
export interface Feature {
  /** Every text its screens need beside those that are always there. */
  readonly texts: readonly Texts[];
  readonly screens: readonly AnyRoute[];
  readonly menu?: readonly MenuEntry[];
  /** What the command palette can do with the feature; loaded when the palette is first opened. */
  readonly palette?: () => Promise<FeaturePalette>;
}
