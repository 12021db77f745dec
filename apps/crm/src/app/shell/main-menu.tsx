import { MenuGroup, MenuItem } from '@szansa/ui/app-shell';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { menuGroups } from '#kit/routing/feature.ts';

import { useLeaving } from './use-leaving.tsx';
import { useOwnEntries } from './use-own-entries.ts';

/** Only what the user may open; a group nothing is left of is not there. The way out stands at its end. */
export function MainMenu() {
  const { t } = useTranslation();
  const entries = useOwnEntries();
  const leaving = useLeaving();
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
      <MenuGroup label={t('menu.account')}>
        <MenuItem
          icon={<LogOut aria-hidden />}
          label={t('user.logout')}
          link={
            <Link
              to="/logout"
              preload={false}
              onClick={(event) => {
                if (!leaving.isAsked) return;
                event.preventDefault();
                leaving.ask();
              }}
            />
          }
        />
      </MenuGroup>
      {leaving.dialog}
    </>
  );
}
