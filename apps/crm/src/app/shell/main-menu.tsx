import type { Right } from '@szansa/domain/access';
import { MenuGroup, MenuItem } from '@szansa/ui/app-shell';
import { Link, useLocation } from '@tanstack/react-router';
import { KanbanSquare, LayoutDashboard, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

interface Entry {
  readonly label: 'dashboard' | 'customers' | 'opportunities' | 'settings';
  readonly to: '/' | '/customers' | '/sales-opportunities' | '/settings';
  /** Pages under the entry besides its own. */
  readonly under?: string;
  readonly right: Right;
  readonly icon: ReactNode;
}

const sales: readonly Entry[] = [
  { label: 'dashboard', to: '/', right: 'dashboard.get', icon: <LayoutDashboard aria-hidden /> },
  {
    label: 'customers',
    to: '/customers',
    under: '/customer/',
    right: 'customer.get',
    icon: <Users aria-hidden />,
  },
  {
    label: 'opportunities',
    to: '/sales-opportunities',
    under: '/sales-opportunity/',
    right: 'opportunity.get',
    icon: <KanbanSquare aria-hidden />,
  },
];

const agency: readonly Entry[] = [
  { label: 'settings', to: '/settings', right: 'agency.get', icon: <Settings aria-hidden /> },
];

const groups = [
  { label: 'sales', entries: sales },
  { label: 'agency', entries: agency },
] as const;

function isAt(pathname: string, { to, under }: Entry): boolean {
  return pathname === to || (under !== undefined && pathname.startsWith(under));
}

/** Only what the user may open; a group nothing is left of is not there. */
export function MainMenu() {
  const { t } = useTranslation();
  const { has } = useAccess();
  const { pathname } = useLocation();
  const open = groups
    .map(({ label, entries }) => ({ label, entries: entries.filter((entry) => has(entry.right)) }))
    .filter(({ entries }) => entries.length > 0);
  return open.map(({ label, entries }) => (
    <MenuGroup key={label} label={t(`menu.${label}`)}>
      {entries.map((entry) => (
        <MenuItem
          key={entry.to}
          icon={entry.icon}
          label={t(`menu.${entry.label}`)}
          active={isAt(pathname, entry)}
          link={<Link to={entry.to} />}
        />
      ))}
    </MenuGroup>
  ));
}
