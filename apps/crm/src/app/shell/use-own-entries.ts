import { useLocation, useRouter } from '@tanstack/react-router';

import type { MenuEntry } from '#kit/routing/feature.ts';
import { titleOf } from '#kit/routing/title-of.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { features } from '../features.ts';

/** An entry of the menu that the user may open. */
export interface OwnEntry extends MenuEntry {
  readonly name: string;
  /** The page being looked at lies under it. */
  readonly isHere: boolean;
}

function isAt(pathname: string, { to, under }: MenuEntry): boolean {
  return pathname === to || [under ?? []].flat().some((prefix) => pathname.startsWith(prefix));
}

/** The entries of the main menu, in the order of the features. */
export const menuEntries: readonly MenuEntry[] = features.flatMap(({ menu = [] }) => menu);

/** What of the menu the user may open. */
export function useOwnEntries(): readonly OwnEntry[] {
  const { has } = useAccess();
  const { pathname } = useLocation();
  const router = useRouter();
  const language = currentLanguage();
  return menuEntries
    .filter(({ right }) => has(right))
    .map((entry) => ({
      ...entry,
      name: entry.label?.[language] ?? titleOf(router, entry.to, language),
      isHere: isAt(pathname, entry),
    }));
}
