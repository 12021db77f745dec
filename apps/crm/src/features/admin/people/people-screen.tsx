import { roleKeys } from '@szansa/domain/access';
import { accountStates } from '@szansa/domain/account';
import { accessLabels } from '@szansa/domain/language';
import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { RecordTable } from '#kit/lists/record-table.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { InvitePerson } from './invite-person.tsx';
import { usePeopleColumns, type StaffRow } from './people-columns.tsx';
import { peopleDefaults, peopleQuery } from './people-query.ts';

const rowLabel = (row: StaffRow) => `${row.firstName} ${row.lastName}`;
const rowLink = (row: StaffRow) => <Link to="/admin/person/$id" params={{ id: row.id }} />;

/** All staff: found, opened, and new ones invited. */
export function PeopleScreen() {
  const { t } = useTranslation(['admin', 'common', 'labels']);
  const { has } = useAccess();
  const navigate = useNavigate();
  const params = useSearch({ strict: false });
  const { state, change } = useListState('people', peopleDefaults);
  const columns = usePeopleColumns();
  const list = useQuery(peopleQuery(state));
  const labels = accessLabels(currentLanguage());
  const mayInvite = has('user.create');
  const filters: readonly FilterDefinition[] = [
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

  function closeForm(): void {
    const { new: _new, ...rest } = params;
    void navigate({ to: '.', search: rest as never, replace: true });
  }

  return (
    <AdminFrame
      actions={
        mayInvite && (
          <Button asChild variant="primary" icon={<UserPlus aria-hidden />}>
            <Link to="." search={{ ...params, new: 'person' } as never}>
              {t('people.invite')}
            </Link>
          </Button>
        )
      }
    >
      <RecordTable
        label={t('places.people')}
        columns={columns}
        list={list}
        state={state}
        change={change}
        defaultSort={peopleDefaults.sort}
        name="people"
        rowLabel={rowLabel}
        rowLink={rowLink}
        besides="18rem"
        toolbar={
          <ListFilterBar
            list="people"
            defaults={peopleDefaults}
            filters={filters}
            searchLabel={t('people.search')}
            state={state}
            change={change}
          />
        }
        empty={
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={t('people.noMatches')}
            description={t('common:states.noResultsHint')}
            action={
              <Button onClick={() => change({ search: '', filters: {} })}>
                {t('common:actions.clearFilters')}
              </Button>
            }
          />
        }
      />
      {mayInvite && params['new'] === 'person' && <InvitePerson onClose={closeForm} />}
    </AdminFrame>
  );
}
