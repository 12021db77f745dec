import { useTranslation } from 'react-i18next';

import { BackToLogin } from '../back-to-login.tsx';
import { PublicFrame } from '../public-frame.tsx';

/** The link of the installation was used, is too old, or never was one. */
export function DeadSetupLink() {
  const { t } = useTranslation('setup');
  return (
    <PublicFrame title={t('invalid.title')} below={<BackToLogin />}>
      <p>{t('invalid.hint')}</p>
    </PublicFrame>
  );
}
