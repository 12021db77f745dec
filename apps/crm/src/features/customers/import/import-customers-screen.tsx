import { useTranslation } from 'react-i18next';

import { ImportScreen } from '#parts/import/import-screen.tsx';

export function ImportCustomersScreen() {
  const { t } = useTranslation('customers');
  return <ImportScreen entity="customer" list={{ to: '/customers', label: t('title') }} />;
}
