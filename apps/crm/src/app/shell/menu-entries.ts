import type { MenuEntry } from '#kit/routing/feature.ts';

import { features } from '../features.ts';

/** The entries of the main menu, in the order of the features. */
export const menuEntries: readonly MenuEntry[] = features.flatMap(({ menu = [] }) => menu);
