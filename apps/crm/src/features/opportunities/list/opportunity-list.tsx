import { Button } from '@szansa/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListState } from '#kit/lists/list-state.ts';
import { RecordTable } from '#kit/lists/record-table.tsx';

import { NoOpportunities } from './no-opportunities.tsx';
import { useOpportunityColumns, type OpportunityRow } from './opportunity-columns.tsx';
import { listQuery } from './opportunity-queries.ts';
import { opportunityDefaults } from './use-filters.ts';

const rowLabel = (row: OpportunityRow) => `${row.customer.name}, #${row.number}`;
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
  const list = useQuery(listQuery(state));
  return (
    <RecordTable
      label={t('title')}
      columns={columns}
      list={list}
      state={state}
      change={change}
      defaultSort={opportunityDefaults.sort}
      name="opportunities"
      rowLabel={rowLabel}
      rowLink={rowLink}
      besides="15rem"
      toolbar={toolbar}
      empty={
        <NoOpportunities
          state={state}
          action={<Button onClick={onClear}>{t('common:actions.clearFilters')}</Button>}
        />
      }
    />
  );
}
