import type { Data, Endpoints } from '@szansa/api-client/client';
import { Badge } from '@szansa/ui/badge';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { Link } from '@tanstack/react-router';
import { Landmark, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';

import { CreateBank } from '../form/create-bank.tsx';
import { banksAddress } from './banks-address.ts';

type BankRow = Data<Endpoints['banks']['list']>['items'][number];

export function useBankFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('banks');
  return [{ key: 'withInactive', label: t('filters.withInactive'), kind: 'toggle' }];
}

export function BankState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('banks');
  return isActive ? t('active') : <Badge tone="archive">{t('inactive')}</Badge>;
}

/** Banks: the active ones, or all of them; a new one is written down beside the list. */
export const bankList = listDefinition({
  address: banksAddress,
  texts: 'banks',
  icon: <Landmark aria-hidden />,
  columns: [
    { id: 'name', cell: (row: BankRow) => row.name, width: 220, shown: 'always', pin: 'start' },
    { id: 'shortName', cell: (row) => row.shortName, width: 130 },
    {
      id: 'taxIdNumber',
      cell: (row, formats) =>
        row.taxIdNumber && <span className="tabular-nums">{formats.taxId(row.taxIdNumber)}</span>,
      width: 148,
    },
    {
      id: 'phone',
      cell: (row, formats) => row.phone && <span className="tabular-nums">{formats.phone(row.phone)}</span>,
      width: 160,
    },
    { id: 'email', cell: (row) => row.email, width: 200 },
    { id: 'offers', cell: (row) => row.offerCount, align: 'end', width: 80 },
    { id: 'isActive', cell: (row) => <BankState isActive={row.isActive} />, width: 110 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 158, shown: 'optional' },
  ],
  rowLabel: (row) => row.name,
  rowLink: (row) => <Link to="/bank/$bankId" params={{ bankId: row.id }} />,
  create: { right: 'bank.create', form: 'bank', icon: <Plus aria-hidden />, Form: CreateBank },
});
