import type { Data, Endpoints } from '@szansa/api-client/client';
import { companyNoticeEntriesFacts } from '@szansa/api-client/lists';
import { entryStates } from '@szansa/domain/company-notice';
import { personName } from '@szansa/domain/shared';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { StatTile } from '@szansa/ui/stat-tile';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
import { ListBody } from '#kit/lists/list-body.tsx';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';
import { EntryStateChip } from '#parts/notice/notice-state.tsx';

import type { Notice } from './notice.ts';

type Entry = Data<Endpoints['companyNoticeEntries']['list']>['items'][number];

function Roles({ roles }: Pick<Entry, 'roles'>) {
  const { t } = useTranslation('labels');
  return roles.map((role) => t(`role.${role}`)).join(', ');
}

/** Returns the list of recipients of one announcement. */
const entryList = (noticeId: string) =>
  listDefinition({
    address: listAddress<Entry>({
      name: 'companyNoticeEntries',
      facts: companyNoticeEntriesFacts,
      always: { noticeId: [noticeId] },
      queryOf: (query) => queries.companyNoticeEntries.list.query({ query }),
    }),
    texts: 'noticeEntries',
    drawing: 'messages',
    columns: [
      {
        id: 'person',
        cell: ({ person }: Entry) => <Person person={person} />,
        width: 220,
        shown: 'always',
        pin: 'start',
      },
      { id: 'state', cell: (row) => <EntryStateChip entry={row} />, width: 170 },
      { id: 'roles', cell: ({ roles }) => <Roles roles={roles} />, width: 200 },
      { id: 'readAt', cell: ({ readAt }) => <Instant at={readAt} />, width: 150 },
      { id: 'confirmedAt', cell: ({ confirmedAt }) => <Instant at={confirmedAt} />, width: 150 },
    ],
    rowLabel: ({ person }) => personName(person),
    rowLink: ({ person }) => <Link to="/admin/person/$id" params={{ id: person.id }} />,
  });

/** The recipients who have read and confirmed an announcement, and those who have not. */
export function Entries({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['noticeEntries', 'notice']);
  const { id, recipientCount, readCount, confirmedCount } = notice;
  const list = useMemo(() => entryList(id), [id]);
  const filters: FilterDefinition[] = [
    {
      key: 'state',
      label: t('filters.state'),
      kind: 'multi',
      options: entryStates.map((value) => ({ value, label: t(`notice:state.${value}`) })),
    },
  ];
  return (
    <>
      <div className="mb-4 grid grid-cols-3 gap-3">
        <StatTile label={t('recipients')} value={String(recipientCount)} />
        <StatTile label={t('read')} value={String(readCount)} />
        <StatTile label={t('confirmed')} value={String(confirmedCount)} />
      </div>
      <ListBody list={list} filters={filters} besides="26rem" />
    </>
  );
}
