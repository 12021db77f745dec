import { MenuItem } from '@szansa/ui/app-shell';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** The way out, at the foot of the menu. */
export function LogoutEntry() {
  const { t } = useTranslation();
  const guard = useUnsavedGuard();
  return (
    <>
      <ul>
        <MenuItem
          icon={<LogOut aria-hidden />}
          label={t('user.logout')}
          link={
            <Link
              to="/logout"
              preload={false}
              onClick={(event) => {
                if (!guard.isRequested) return;
                event.preventDefault();
                guard.confirm();
              }}
            />
          }
        />
      </ul>
      {guard.dialog}
    </>
  );
}
