import { ListScreen } from '#kit/lists/list-screen.tsx';

import { bankList } from './bank-list.tsx';

export function BanksScreen() {
  return <ListScreen list={bankList} />;
}
