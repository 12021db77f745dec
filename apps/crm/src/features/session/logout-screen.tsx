import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { endSession } from '#kit/session/session.ts';

/** Ends the session and goes on to the login. */
export function LogoutScreen() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();

  useEffect(() => {
    void endSession().then(() => navigate({ to: '/login', replace: true }));
  }, [navigate]);

  return (
    <main aria-busy="true" className="grid min-h-dvh place-items-center bg-canvas text-text-muted">
      {t('loggingOut')}
    </main>
  );
}
