import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingMatrix } from '#kit/records/loading-shapes.tsx';

import { useRoles, type Role } from './use-roles.ts';

interface RolesBoundaryProps {
  /** Skeleton shown while they are loading. */
  shape?: ReactNode;
  children: (roles: readonly Role[]) => ReactNode;
}

/** The roles, once they are there; until then their place, or what went wrong. */
export function RolesBoundary({ shape = <LoadingMatrix />, children }: RolesBoundaryProps) {
  const { t } = useTranslation(['roleColumns', 'common']);
  const roles = useRoles();
  if (roles.data) return children(roles.data);
  if (roles.isError) {
    return <FailedScreen title={t('failed')} error={roles.error} onRetry={() => void roles.refetch()} />;
  }
  return (
    <div role="status" aria-label={t('common:states.loading')}>
      {shape}
    </div>
  );
}
