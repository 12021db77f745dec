import { MenuGroup, MenuItem } from '@szansa/ui/app-shell';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { menuGroups, type MenuEntry } from '#kit/routing/feature.ts';
import { titleOf } from '#kit/routing/title-of.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { menuEntries } from './menu-entries.ts';

function isAt(pathname: string, { to, under }: MenuEntry): boolean {
  return pathname === to || [under ?? []].flat().some((beginning) => pathname.startsWith(beginning));
}

/** Only what the user may open; a group nothing is left of is not there. */
export function MainMenu() {
  const { t } = useTranslation();
  const { has } = useAccess();
  const { pathname } = useLocation();
  const router = useRouter();
  const language = currentLanguage();
  const open = menuEntries.filter(({ right }) => has(right));
  return menuGroups
    .map((group) => ({ group, items: open.filter((entry) => entry.group === group) }))
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => (
      <MenuGroup key={group} label={t(`menu.${group}`)}>
        {items.map((entry) => (
          <MenuItem
            key={entry.to}
            icon={entry.icon}
            label={entry.label?.[language] ?? titleOf(router, entry.to, language)}
            active={isAt(pathname, entry)}
            link={<Link to={entry.to} />}
          />
        ))}
      </MenuGroup>
    ));
}
