import { Button } from '@szansa/ui/button';
import { DataTable, type ColumnVisibility } from '@szansa/ui/data-table';
import { Pagination } from '@szansa/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListState } from '#app/lists/list-state.ts';
import { FailedScreen } from '#app/shell/failed-screen.tsx';

import { NoOpportunities } from './no-opportunities.tsx';
import { useOpportunityColumns, type OpportunityRow } from './opportunity-columns.tsx';
import { listQuery } from './opportunity-queries.ts';
import { opportunityDefaults } from './use-filters.ts';

/** What is hidden until somebody asks for it. */
const usualColumns: ColumnVisibility = { leadSource: false, statusChangedAt: false };

const columnsAtom = atomWithStorage<ColumnVisibility>('szansa.columns.opportunities', usualColumns);

const rowLink = (row: OpportunityRow) => <Link to="/sales-opportunity/$id" params={{ id: row.id }} />;

interface OpportunityListProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  toolbar: ReactNode;
  onClear: () => void;
}

/** Opportunities as rows, a page at a time. */
export function OpportunityList({ state, change, toolbar, onClear }: OpportunityListProps) {
  const { t } = useTranslation(['opportunities', 'common']);
  const columns = useOpportunityColumns();
  const [visibility, setVisibility] = useAtom(columnsAtom);
  const list = useQuery(listQuery(state));
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list.data?.items ?? []}
        rowKey={(row) => row.id}
        rowLabel={(row) => `${row.customer.name}, #${row.number}`}
        rowLink={rowLink}
        sort={state.sort}
        onSortChange={(sort) => change({ sort: sort || opportunityDefaults.sort })}
        columnVisibility={visibility}
        onColumnVisibilityChange={(next) =>
          setVisibility(Object.keys(next).length === 0 ? usualColumns : next)
        }
        loading={list.isPending || list.isPlaceholderData}
        maxHeight="calc(100dvh - 15rem)"
        toolbar={toolbar}
        error={
          list.isError ? <FailedScreen error={list.error} onRetry={() => void list.refetch()} /> : undefined
        }
        empty={
          <NoOpportunities
            state={state}
            action={<Button onClick={onClear}>{t('common:actions.clearFilters')}</Button>}
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
    </>
  );
}
