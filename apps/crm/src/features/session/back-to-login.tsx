import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function BackToLogin() {
  const { t } = useTranslation('session');
  return (
    <TextLink asChild>
      <Link to="/login">{t('backToLogin')}</Link>
    </TextLink>
  );
}
