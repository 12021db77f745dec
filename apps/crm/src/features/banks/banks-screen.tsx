import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { useInactiveFilter } from '#kit/lists/use-inactive-filter.ts';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';

import { bankRecord } from './bank.ts';
import { banksAddress } from './banks-address.ts';

const bankList = listDefinition({
  address: banksAddress,
  texts: 'banks',
  drawing: 'places',
  columns: [
    {
      id: 'name',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2">
          <CompanyLogo company={row} size="small" />
          <span className="truncate">{row.name}</span>
        </span>
      ),
      width: 220,
      shown: 'always',
      pin: 'start',
    },
    { id: 'shortName', width: 140 },
    { id: 'taxIdNumber', kind: 'taxId', width: 136 },
    { id: 'phone', kind: 'phone', width: 150, priority: 1 },
    { id: 'email', width: 250, priority: 2 },
    { id: 'offers', cell: (row) => row.offerCount, align: 'end', width: 88 },
    { id: 'isActive', kind: 'active', width: 110, priority: 3 },
    { id: 'createdAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: (row) => row.name,
  rowLink: (row) => <Link to={bankRecord.path} params={{ id: row.id }} />,
  create: {
    right: 'bank.create',
    form: 'bank',
    icon: <Plus aria-hidden />,
    Form: lazyComponent(async () => (await import('./bank-form.tsx')).CreateBank),
  },
});

/** Banks: the active ones, or all of them; a new one is written down beside the list. */
export function BanksScreen() {
  return <ListScreen list={bankList} filters={useInactiveFilter()} />;
}
