import { Button } from '@szansa/ui/button';
import { NoRightState } from '@szansa/ui/no-right-state';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useAccess } from '../session/session-atoms.ts';

/** In the place of what a person has no right to: it leads to the dashboard, or to the own account, which all have. */
export function NoRightScreen() {
  const { t } = useTranslation();
  const { has } = useAccess();
  const { pathname } = useLocation();
  const leadsHome = pathname !== '/' && has('dashboard.get');
  return (
    <NoRightState
      title={t('states.noRight')}
      description={t('states.noRightHint')}
      action={
        <Button asChild>
          {leadsHome ? (
            <Link to="/">{t('states.toDashboard')}</Link>
          ) : (
            <Link to="/profile">{t('states.toProfile')}</Link>
          )}
        </Button>
      }
    />
  );
}
