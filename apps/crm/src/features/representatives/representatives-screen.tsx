import { personName } from '@szansa/domain/shared';
import { lazyComponent } from '@szansa/ui/lazy';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { FirstOf } from '#kit/lists/first-of.tsx';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { useInactiveFilter } from '#kit/lists/use-inactive-filter.ts';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import { representativeRecord } from '#parts/pickers/representative.ts';

import { representativeParts, representativesAddress } from './representatives-address.ts';
import type { RepresentativeRow } from './representatives.ts';

/** The bank or the dealer, which opens from its name. */
function House({ row: { bank, dealer } }: { row: RepresentativeRow }) {
  const house = bank ?? dealer;
  if (!house) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {bank && <CompanyLogo company={bank} size="small" />}
      <TextLink asChild quiet className="truncate">
        <Link to={bank ? '/bank/$id' : '/dealer/$id'} params={{ id: house.id }}>
          {house.name}
        </Link>
      </TextLink>
    </span>
  );
}

const representativeList = listDefinition({
  address: representativesAddress,
  texts: 'representatives',
  drawing: 'people',
  columns: [
    {
      id: 'lastName',
      cell: (row: RepresentativeRow) => personName(row),
      width: 200,
      shown: 'always',
      pin: 'start',
    },
    { id: 'house', cell: (row) => <House row={row} />, width: 240, priority: 1 },
    {
      id: 'phones',
      cell: (row, { phone }) => <FirstOf texts={(row.phones ?? []).map(phone)} />,
      width: 170,
      priority: 2,
    },
    { id: 'emails', cell: (row, { email }) => <FirstOf texts={(row.emails ?? []).map(email)} />, width: 260 },
    { id: 'offers', cell: (row) => row.offerCount, align: 'end', width: 88 },
    { id: 'createdAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: personName,
  rowLink: (row) => <Link to={representativeRecord.path} params={{ id: row.id }} />,
  create: {
    right: 'representative.create',
    form: 'representative',
    icon: <UserPlus aria-hidden />,
    Form: lazyComponent(async () => (await import('./create-representative.tsx')).CreateRepresentative),
  },
});

/** People of banks and dealers, or of one of the two; a new one is written down beside the list. */
export function RepresentativesScreen() {
  const { t } = useTranslation('representatives');
  const parts = representativeParts.map((key) => ({
    key,
    label: t(`filters.${key}`),
    kind: 'toggle' as const,
  }));
  return <ListScreen list={representativeList} filters={[...parts, ...useInactiveFilter()]} />;
}
