import { useTranslation } from 'react-i18next';

import { BackToLogin } from '../back-to-login.tsx';
import { PublicFrame } from '../public-frame.tsx';

export function DeadActivationLink() {
  const { t } = useTranslation('session');
  return (
    <PublicFrame title={t('activation.invalid')} below={<BackToLogin />}>
      <p>{t('activation.invalidHint')}</p>
    </PublicFrame>
  );
}
