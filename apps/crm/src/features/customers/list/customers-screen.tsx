import { useTranslation } from 'react-i18next';

import { ListScreen } from '#kit/lists/list-screen.tsx';
import { ImportLink } from '#parts/import/import-link.tsx';

import { customerList, useCustomerFilters } from './customer-list.tsx';

export function CustomersScreen() {
  const { t } = useTranslation('customers');
  return (
    <ListScreen
      list={customerList}
      filters={useCustomerFilters()}
      actions={<ImportLink to="/customers/import" right="customer.create" label={t('import')} />}
    />
  );
}
