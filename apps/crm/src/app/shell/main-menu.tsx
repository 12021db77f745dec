import type { Right } from '@szansa/domain/access';
import { MenuGroup, MenuItem } from '@szansa/ui/app-shell';
import { Link, useLocation } from '@tanstack/react-router';
import { KanbanSquare, LayoutDashboard, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#app/session/session-atoms.ts';

interface Entry {
  readonly label: 'dashboard' | 'customers' | 'opportunities';
  readonly to: '/' | '/customers' | '/sales-opportunities';
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

/** Only what the user may open. */
export function MainMenu() {
  const { t } = useTranslation();
  const { has } = useAccess();
  const { pathname } = useLocation();
  return (
    <MenuGroup label={t('menu.sales')}>
      {sales
        .filter((entry) => has(entry.right))
        .map((entry) => (
          <MenuItem
            key={entry.to}
            icon={entry.icon}
            label={t(`menu.${entry.label}`)}
            active={pathname === entry.to || (entry.under !== undefined && pathname.startsWith(entry.under))}
            link={<Link to={entry.to} />}
          />
        ))}
    </MenuGroup>
  );
}
