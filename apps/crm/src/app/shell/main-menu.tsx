import { MenuGroup, MenuItem } from '@szansa/ui/app-shell';
import { laterExtra } from '@szansa/ui/later';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { menuGroups } from '#kit/routing/feature.ts';

import { useOwnEntries } from './use-own-entries.ts';

// nobody leaves before the first screen is there
const LogoutEntry = laterExtra(async () => (await import('./logout-entry.tsx')).LogoutEntry);

/** Only what the user may open; a group nothing is left of is not there. The way out stands at its end. */
export function MainMenu() {
  const { t } = useTranslation();
  const entries = useOwnEntries();
  const groups = menuGroups
    .map((group) => ({ group, items: entries.filter((entry) => entry.group === group) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      {groups.map(({ group, items }) => (
        <MenuGroup key={group} label={t(`menu.${group}`)}>
          {items.map(({ to, icon, name, isHere }) => (
            <MenuItem key={to} icon={icon} label={name} active={isHere} link={<Link to={to} />} />
          ))}
        </MenuGroup>
      ))}
      <LogoutEntry />
    </>
  );
}
