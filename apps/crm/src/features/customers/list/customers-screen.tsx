import { ListScreen } from '#kit/lists/list-screen.tsx';

import { customerList, useCustomerFilters } from './customer-list.tsx';

export function CustomersScreen() {
  return <ListScreen list={customerList} filters={useCustomerFilters()} />;
}
