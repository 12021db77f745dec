import { useTranslation } from 'react-i18next';

import { ImportScreen } from '#parts/import/import-screen.tsx';

export function ImportFirmsScreen() {
  const { t } = useTranslation('customerOrganisations');
  return (
    <ImportScreen
      entity="customer_organisation"
      list={{ to: '/customer-organisations', label: t('title') }}
    />
  );
}
