import { MenuGroup, MenuItem } from '@szansa/ui/app-shell';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { menuGroups } from '#kit/routing/feature.ts';

import { useOwnEntries } from './use-own-entries.ts';

/** Only what the user may open; a group nothing is left of is not there. */
export function MainMenu() {
  const { t } = useTranslation();
  const entries = useOwnEntries();
  return menuGroups
    .map((group) => ({ group, items: entries.filter((entry) => entry.group === group) }))
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => (
      <MenuGroup key={group} label={t(`menu.${group}`)}>
        {items.map(({ to, icon, name, isHere }) => (
          <MenuItem key={to} icon={icon} label={name} active={isHere} link={<Link to={to} />} />
        ))}
      </MenuGroup>
    ));
}
