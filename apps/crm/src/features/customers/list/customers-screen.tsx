import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { totalKey } from '#kit/lists/found.ts';
import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { RecordTable } from '#kit/lists/record-table.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { CreateCustomer } from '../form/create-customer.tsx';
import { useCustomerColumns, type CustomerRow } from './customer-columns.tsx';
import { customerDefaults, customersQuery } from './customers-query.ts';

const rowLabel = (row: CustomerRow) => row.name;
const rowLink = (row: CustomerRow) => <Link to="/customer/$customerId" params={{ customerId: row.id }} />;

/** All customers: found by any fragment, narrowed, sorted, opened; a new one is written down beside the list. */
export function CustomersScreen() {
  const { t } = useTranslation(['customers', 'common']);
  const { has } = useAccess();
  const navigate = useNavigate();
  const params = useSearch({ strict: false });
  const { state, change } = useListState('customers', customerDefaults);
  const columns = useCustomerColumns();
  const list = useQuery(customersQuery(state));
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const mayCreate = has('customer.create');
  const filters: readonly FilterDefinition[] = [
    { key: 'isMine', label: t('filters.mine'), kind: 'toggle' },
    { key: 'hasOrganisation', label: t('filters.withFirm'), kind: 'toggle' },
    { key: 'isArchived', label: t('filters.archived'), kind: 'toggle' },
  ];

  const add = (variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant} icon={<UserPlus aria-hidden />}>
      <Link to="." search={{ ...params, new: 'customer' } as never}>
        {t('add')}
      </Link>
    </Button>
  );

  function closeForm(): void {
    const { new: _new, ...rest } = params;
    void navigate({ to: '.', search: rest as never, replace: true });
  }

  return (
    <div className="p-6 max-md:p-4">
      <PageHeader
        title={t('title')}
        subtitle={list.data ? t(totalKey(list.data), { count: list.data.total }) : '\u00a0'}
        actions={mayCreate && add('primary')}
        className="mb-4"
      />
      <RecordTable
        label={t('title')}
        columns={columns}
        list={list}
        state={state}
        change={change}
        defaultSort={customerDefaults.sort}
        name="customers"
        rowLabel={rowLabel}
        rowLink={rowLink}
        besides="15rem"
        toolbar={
          <ListFilterBar
            list="customers"
            defaults={customerDefaults}
            filters={filters}
            searchLabel={t('search')}
            state={state}
            change={change}
          />
        }
        empty={
          isNarrowed ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={t('noMatches.title')}
              description={t('noMatches.hint')}
              action={
                <Button onClick={() => change({ search: '', filters: {} })}>
                  {t('common:actions.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<Users aria-hidden />}
              title={t('empty.title')}
              description={t('empty.hint')}
              action={mayCreate && add('secondary')}
            />
          )
        }
      />
      {mayCreate && params['new'] === 'customer' && <CreateCustomer onClose={closeForm} />}
    </div>
  );
}
