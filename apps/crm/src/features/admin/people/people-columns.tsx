import type { Data, Endpoints } from '@szansa/api-client/client';
import { accessLabels } from '@szansa/domain/language';
import { Badge } from '@szansa/ui/badge';
import type { DataColumn } from '@szansa/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { LastSeen } from './last-seen.tsx';
import { StateBadge } from './state-badge.tsx';

export type StaffRow = Data<Endpoints['users']['list']>['items'][number];

/** Columns of the list of staff, without those hidden from the user's roles. */
export function usePeopleColumns(): readonly DataColumn<StaffRow>[] {
  const { t } = useTranslation(['admin', 'labels']);
  const formats = useFormats();
  const { isColumnHidden } = useAccess();

  return useMemo(() => {
    const names = accessLabels(formats.language).tableColumn;
    const columns: DataColumn<StaffRow>[] = [
      {
        id: 'name',
        header: t('people.name'),
        cell: (row) => `${row.firstName} ${row.lastName}`,
        width: 180,
        sortable: true,
        hideable: false,
        pin: 'start',
      },
      { id: 'email', header: t('people.email'), cell: (row) => row.email, width: 230, sortable: true },
      { id: 'state', header: t('people.state'), cell: (row) => <StateBadge state={row.state} />, width: 150 },
      {
        id: 'roles',
        header: names['people.roles'],
        cell: (row) => row.roles.map((key) => t(`labels:role.${key}`)).join(', '),
        width: 190,
      },
      {
        id: 'secondFactor',
        header: names['people.secondFactor'],
        cell: (row) =>
          row.hasSecondFactor ? <Badge tone="success">{t('people.on')}</Badge> : t('people.off'),
        width: 175,
      },
      {
        id: 'lastSeenAt',
        header: names['people.lastSeenAt'],
        cell: (row) => <LastSeen at={row.lastSeenAt} />,
        width: 170,
        sortable: true,
      },
      {
        id: 'position',
        header: names['people.position'],
        cell: (row) => row.position,
        width: 180,
        hidden: true,
      },
      {
        id: 'phoneNumber',
        header: names['people.phoneNumber'],
        cell: (row) => row.phoneNumber && formats.phone(row.phoneNumber),
        width: 150,
        hidden: true,
      },
      {
        id: 'createdAt',
        header: names['people.createdAt'],
        cell: (row) => formats.instant(row.createdAt),
        width: 158,
        sortable: true,
        hidden: true,
      },
    ];
    return columns.filter(({ id }) => !isColumnHidden('people', id));
  }, [t, formats, isColumnHidden]);
}
