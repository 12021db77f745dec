import { bank } from '@szansa/domain/bank';

import { ListScreen } from '#kit/lists/list-screen.tsx';
import { recordList } from '#kit/lists/record-list.tsx';
import { useInactiveFilter } from '#kit/lists/use-inactive-filter.ts';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';

import { bankRecord, banksAddress } from './bank.ts';

const bankList = recordList(bank, {
  address: banksAddress,
  texts: 'banks',
  drawing: 'places',
  place: bankRecord,
  form: async () => (await import('./bank-screen.tsx')).bankForm,
  nameOf: ({ name }) => name,
  columns: {
    name: {
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2">
          <CompanyLogo company={row} size="small" />
          <span className="truncate">{row.name}</span>
        </span>
      ),
      width: 220,
    },
    shortName: { width: 140 },
    phone: { priority: 1 },
    email: { priority: 2 },
    offers: { cell: (row) => row.offerCount, align: 'end', width: 88 },
    isActive: { priority: 3 },
  },
});

/** Banks: the active ones, or all of them; a new one is written down beside the list. */
export function BanksScreen() {
  return <ListScreen list={bankList} filters={useInactiveFilter()} />;
}
