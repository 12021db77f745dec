import { NoRightState } from '@szansa/ui/no-right-state';
import { useTranslation } from 'react-i18next';

export function NoRightScreen() {
  const { t } = useTranslation();
  return <NoRightState title={t('states.noRight')} description={t('states.noRightHint')} />;
}
