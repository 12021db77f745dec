import { roleKeys, type RoleKey } from '@szansa/domain/access';
import { Skeleton } from '@szansa/ui/skeleton';
import { Tabs } from '@szansa/ui/tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { LoadingMatrix, LoadingTabs, LoadingToolbar } from '#kit/records/loading-shapes.tsx';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { RolesBoundary } from '#parts/roles/roles-boundary.tsx';
import { RoleRights } from './role-rights.tsx';

/** Roles, the switch of one, its search and its rights, until they are there. */
function LoadingRights() {
  return (
    <div className="space-y-4">
      <LoadingTabs />
      <Skeleton className="h-5 w-72 max-w-full" />
      <LoadingToolbar />
      <LoadingMatrix columns={5} />
    </div>
  );
}

/** What each role may do: entities by actions, one role at a time. */
export function PermissionsScreen() {
  const { t } = useTranslation(['admin', 'labels']);
  const navigate = useNavigate();
  const params = useSearch({ strict: false });
  const chosen: RoleKey = roleKeys.find((key) => key === params['role']) ?? 'WORKER';
  return (
    <AdminFrame>
      <RolesBoundary shape={<LoadingRights />}>
        {(roles) => (
          <Tabs<RoleKey>
            label={t('permissions.roles')}
            value={chosen}
            onValueChange={(role) => void navigate({ to: '.', search: { ...params, role }, replace: true })}
            items={roles.map(({ key, people }) => ({
              value: key,
              label: t(`labels:role.${key}`),
              count: people,
            }))}
          >
            {roles
              .filter(({ key }) => key === chosen)
              .map((role) => (
                <RoleRights key={role.key} role={role} />
              ))}
          </Tabs>
        )}
      </RolesBoundary>
    </AdminFrame>
  );
}
