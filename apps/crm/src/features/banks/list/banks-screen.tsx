import { ListScreen } from '#kit/lists/list-screen.tsx';

import { bankList, useBankFilters } from './bank-list.tsx';

export function BanksScreen() {
  return <ListScreen list={bankList} filters={useBankFilters()} />;
}
