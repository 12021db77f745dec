import type { CommandItem } from '@szansa/ui/command-palette';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { SquareArrowOutUpRight } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import type { ScreenFacts } from '#kit/routing/screen-facts.ts';
import { titleOf } from '#kit/routing/title-of.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { menuEntries } from '../shell/use-own-entries.ts';

interface Place {
  readonly fullPath: string;
  readonly options: { readonly staticData?: { readonly facts?: ScreenFacts } };
}

/**
 * Returns the pages the user may open, from the routes; a record's page is left out, because it needs a chosen record.
 */
export function usePlaces(palettes: readonly FeaturePalette[]): readonly CommandItem[] {
  const { has } = useAccess();
  const navigate = useNavigate();
  const router = useRouter();
  const language = currentLanguage();
  const routes: readonly Place[] = Object.values(router.routesById);
  return routes.flatMap(({ fullPath, options }) => {
    const facts = options.staticData?.facts;
    if (!facts || fullPath.includes('$') || (facts.right && !has(facts.right))) return [];
    const entry = menuEntries.find(({ to }) => to === fullPath);
    const ownIcon = palettes.map(({ icons }) => icons?.[fullPath]).find(Boolean);
    const item: CommandItem = {
      id: fullPath,
      label: facts.title[language],
      hint: facts.parent && titleOf(router, facts.parent, language),
      icon: entry?.icon ?? ownIcon ?? <SquareArrowOutUpRight aria-hidden />,
      shortcut: entry?.keys,
      onRun: () => void navigate({ to: fullPath }),
    };
    return [item];
  });
}
