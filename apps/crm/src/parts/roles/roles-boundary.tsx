import { Skeleton } from '@szansa/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailedScreen } from '#kit/records/failed-screen.tsx';

import { useRoles, type Role } from './use-roles.ts';

/** The roles, once they are there; until then their place, or what went wrong. */
export function RolesBoundary({ children }: { children: (roles: readonly Role[]) => ReactNode }) {
  const { t } = useTranslation();
  const roles = useRoles();
  if (roles.data) return children(roles.data);
  if (roles.isError) return <FailedScreen error={roles.error} onRetry={() => void roles.refetch()} />;
  return (
    <div role="status" aria-label={t('states.loading')} className="space-y-3">
      <Skeleton className="h-9 w-96 max-w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
