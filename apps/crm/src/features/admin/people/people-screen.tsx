import { roleKeys } from '@szansa/domain/access';
import { accountStates } from '@szansa/domain/account';
import { accessLabels } from '@szansa/domain/language';
import { Button } from '@szansa/ui/button';
import { DataTable, type ColumnVisibility } from '@szansa/ui/data-table';
import { EmptyState } from '@szansa/ui/empty-state';
import { FilterBar, type FilterDefinition } from '@szansa/ui/filter-bar';
import { Pagination } from '@szansa/ui/pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { SearchX, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#app/i18n/i18n.ts';
import { listQueryOf, type ListDefaults } from '#app/lists/list-state.ts';
import { useListState } from '#app/lists/use-list-state.ts';
import { queries } from '#app/session/api.ts';
import { useAccess } from '#app/session/session-atoms.ts';
import { FailedScreen } from '#app/shell/failed-screen.tsx';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { InvitePerson } from './invite-person.tsx';
import { usePeopleColumns, type StaffRow } from './people-columns.tsx';

const defaults: ListDefaults = { sort: 'name', filterKeys: ['role', 'state'] };

/** What is hidden until somebody asks for it. */
const usualColumns: ColumnVisibility = { position: false, phoneNumber: false, createdAt: false };

const columnsAtom = atomWithStorage<ColumnVisibility>('szansa.columns.people', usualColumns);

const rowLink = (row: StaffRow) => <Link to="/admin/person/$id" params={{ id: row.id }} />;

/** All staff: found, opened, and new ones invited. */
export function PeopleScreen() {
  const { t } = useTranslation(['admin', 'common', 'labels']);
  const { has } = useAccess();
  const navigate = useNavigate();
  const params = useSearch({ strict: false });
  const { state, change } = useListState('people', defaults);
  const columns = usePeopleColumns();
  const [visibility, setVisibility] = useAtom(columnsAtom);
  const list = useQuery({
    ...queries.users.list.query({ query: listQueryOf(state) }),
    placeholderData: keepPreviousData,
  });
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
      <DataTable
        label={t('places.people')}
        columns={columns}
        rows={list.data?.items ?? []}
        rowKey={(row) => row.id}
        rowLabel={(row) => `${row.firstName} ${row.lastName}`}
        rowLink={rowLink}
        sort={state.sort}
        onSortChange={(sort) => change({ sort: sort || defaults.sort })}
        columnVisibility={visibility}
        onColumnVisibilityChange={(next) =>
          setVisibility(Object.keys(next).length === 0 ? usualColumns : next)
        }
        loading={list.isPending || list.isPlaceholderData}
        maxHeight="calc(100dvh - 18rem)"
        toolbar={
          <FilterBar
            filters={filters}
            value={state.filters as Record<string, string[]>}
            onChange={(next) => change({ filters: next })}
            search={state.search}
            onSearchChange={(search) => change({ search })}
            searchLabel={t('people.search')}
            searchShortcut="/"
          />
        }
        error={
          list.isError ? <FailedScreen error={list.error} onRetry={() => void list.refetch()} /> : undefined
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
      {list.data && list.data.total > 0 && (
        <Pagination
          className="mt-3"
          page={state.page}
          perPage={state.perPage}
          total={list.data.total}
          onPageChange={(page) => change({ page })}
          onPerPageChange={(perPage) => change({ perPage })}
        />
      )}
      {mayInvite && params['new'] === 'person' && <InvitePerson onClose={closeForm} />}
    </AdminFrame>
  );
}
