import type { Data, Endpoints } from '@szansa/api-client/client';
import { roleKeys } from '@szansa/domain/access';
import { accountStates } from '@szansa/domain/account';
import { accessLabels } from '@szansa/domain/language';
import { Badge } from '@szansa/ui/badge';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { LastSeen } from './last-seen.tsx';
import { peopleAddress } from './people-address.ts';
import { StateBadge } from './state-badge.tsx';

type StaffRow = Data<Endpoints['users']['list']>['items'][number];

function Roles({ row }: { row: StaffRow }) {
  const { t } = useTranslation('labels');
  return row.roles.map((key) => t(`role.${key}`)).join(', ');
}

function SecondFactor({ row }: { row: StaffRow }) {
  const { t } = useTranslation('admin');
  return row.hasSecondFactor ? <Badge tone="success">{t('people.on')}</Badge> : t('people.off');
}

export function usePeopleFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation(['admin', 'labels']);
  const labels = accessLabels(currentLanguage());
  return [
    {
      key: 'role',
      label: t('people.role'),
      kind: 'multi',
      options: roleKeys.map((key) => ({ value: key, label: t(`labels:role.${key}`) })),
    },
    {
      key: 'state',
      label: t('people.state'),
      kind: 'multi',
      options: accountStates.map((one) => ({ value: one, label: labels.accountState[one] })),
    },
  ];
}

/** All staff: found, opened, and new ones invited. */
export const peopleList = listDefinition({
  address: peopleAddress,
  texts: 'people',
  drawing: 'people',
  columns: [
    {
      id: 'name',
      cell: (row: StaffRow) => <Person person={row} />,
      width: 172,
      shown: 'always',
      pin: 'start',
    },
    { id: 'email', cell: (row, { email }) => email(row.email), width: 230, priority: 1 },
    { id: 'state', cell: (row) => <StateBadge state={row.state} />, width: 152, priority: 2 },
    { id: 'roles', cell: (row) => <Roles row={row} />, width: 170, priority: 3 },
    { id: 'secondFactor', cell: (row) => <SecondFactor row={row} />, width: 220 },
    { id: 'lastSeenAt', cell: (row) => <LastSeen at={row.lastSeenAt} />, width: 190 },
    { id: 'position', cell: (row) => row.position, width: 180, shown: 'optional' },
    {
      id: 'phoneNumber',
      cell: (row, formats) => row.phoneNumber && formats.phone(row.phoneNumber),
      width: 150,
      shown: 'optional',
    },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140, shown: 'optional' },
  ],
  rowLabel: personName,
  rowLink: (row) => <Link to="/admin/person/$id" params={{ id: row.id }} />,
  create: {
    right: 'user.create',
    form: 'person',
    icon: <UserPlus aria-hidden />,
    Form: lazyComponent(async () => (await import('./invite-person.tsx')).InvitePerson),
  },
});
