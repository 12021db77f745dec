import { representative } from '@szansa/domain/representative';
import { personName } from '@szansa/domain/shared';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { ListScreen } from '#kit/lists/list-screen.tsx';
import { recordList } from '#kit/lists/record-list.tsx';
import { useInactiveFilter } from '#kit/lists/use-inactive-filter.ts';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import { representativeRecord } from '#parts/pickers/representative.ts';

import { representativeParts, representativesAddress, type RepresentativeRow } from './representative.ts';

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

const representativeList = recordList(representative, {
  address: representativesAddress,
  texts: 'representatives',
  drawing: 'people',
  place: representativeRecord,
  form: async () => (await import('#parts/pickers/representative-form.tsx')).representativeForm,
  nameOf: personName,
  columns: {
    lastName: { cell: personName, width: 200 },
    house: { cell: (row) => <House row={row} />, width: 240, priority: 1 },
    phones: { priority: 2 },
    offers: { cell: (row) => row.offerCount, align: 'end', width: 88 },
  },
  createIcon: <UserPlus aria-hidden />,
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
