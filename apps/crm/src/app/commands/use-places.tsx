import type { CommandItem } from '@szansa/ui/command-palette';
import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  Columns3,
  EyeOff,
  KanbanSquare,
  LayoutDashboard,
  Mail,
  ScrollText,
  Settings,
  ShieldCheck,
  SquareArrowOutUpRight,
  UserCog,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

import type { RouteFacts } from '../route-facts.ts';
import { goKeys } from './go-keys.ts';

const icons: Partial<Record<RouteFacts['breadcrumb'], ReactNode>> = {
  dashboard: <LayoutDashboard aria-hidden />,
  customers: <Users aria-hidden />,
  opportunities: <KanbanSquare aria-hidden />,
  profile: <UserRound aria-hidden />,
  settings: <Settings aria-hidden />,
  admin: <UserCog aria-hidden />,
  permissions: <ShieldCheck aria-hidden />,
  hiddenFields: <EyeOff aria-hidden />,
  columns: <Columns3 aria-hidden />,
  auditLog: <ScrollText aria-hidden />,
  outbox: <Mail aria-hidden />,
};

interface Place {
  readonly fullPath: string;
  readonly options: { readonly staticData?: { readonly facts?: RouteFacts } };
}

/** The pages the user may open, as the routes tell them; records have no page until one is chosen. */
export function usePlaces(): readonly CommandItem[] {
  const { t } = useTranslation();
  const { has } = useAccess();
  const navigate = useNavigate();
  const routes: readonly Place[] = Object.values(useRouter().routesById);
  return routes.flatMap(({ fullPath, options }) => {
    const facts = options.staticData?.facts;
    if (!facts || fullPath.includes('$') || (facts.right && !has(facts.right))) return [];
    const item: CommandItem = {
      id: fullPath,
      label: t(`breadcrumb.${facts.breadcrumb}`),
      hint: facts.parent && t(`breadcrumb.${facts.parent.breadcrumb}`),
      icon: icons[facts.breadcrumb] ?? <SquareArrowOutUpRight aria-hidden />,
      shortcut: Object.entries(goKeys).find(([path]) => path === fullPath)?.[1],
      onRun: () => void navigate({ to: fullPath }),
    };
    return [item];
  });
}
