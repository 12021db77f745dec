import { Button } from '@szansa/ui/button';
import { PageHeader } from '@szansa/ui/page-header';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { OpportunityBoard } from './board/opportunity-board.tsx';
import { CreateOpportunity } from './create/create-opportunity.tsx';
import { OpportunityList } from './list/opportunity-list.tsx';
import { opportunityDefaults, useOpportunityFilters } from './list/use-filters.ts';
import { OpportunitiesTotal, ViewSwitch } from './opportunities-screen-header.tsx';

/** Sales opportunities as a board or as a list, under the same filters. */
export function OpportunitiesScreen() {
  const { t } = useTranslation('opportunities');
  const { has } = useAccess();
  const navigate = useNavigate();
  const params = useSearch({ strict: false });
  const view = params['view'] === 'list' ? 'list' : 'board';
  const { state, change } = useListState('opportunities', opportunityDefaults);
  const filters = useOpportunityFilters(view, state.filters['customerId']?.[0]);
  const mayCreate = has('opportunity.create');
  const customerId = typeof params['customerId'] === 'string' ? params['customerId'] : undefined;

  function closeForm(): void {
    const { new: _new, customerId: _customerId, ...rest } = params;
    // on the board the customer was only there for the form
    const kept = view === 'list' && customerId ? { customerId } : {};
    void navigate({ to: '.', search: { ...rest, ...kept } as never, replace: true });
  }

  const clear = () => change({ search: '', filters: {} });
  const toolbar = (
    <ListFilterBar
      list="opportunities"
      defaults={opportunityDefaults}
      filters={filters}
      searchLabel={t('filters.search')}
      state={state}
      change={change}
    />
  );

  return (
    <div
      className={
        view === 'board'
          ? 'flex h-[calc(100dvh-3rem)] min-h-120 flex-col p-6 pb-3 max-md:p-4'
          : 'p-6 max-md:p-4'
      }
    >
      <PageHeader
        title={t('title')}
        subtitle={<OpportunitiesTotal view={view} state={state} />}
        actions={
          <>
            <ViewSwitch />
            {mayCreate && (
              <Button asChild variant="primary" icon={<Plus aria-hidden />}>
                <Link to="." search={{ ...params, new: 'opportunity' } as never}>
                  {t('new')}
                </Link>
              </Button>
            )}
          </>
        }
        className="mb-4"
      />
      {view === 'board' ? (
        <>
          <div className="mb-3">{toolbar}</div>
          <div className="min-h-0 flex-1">
            <OpportunityBoard state={state} onClear={clear} />
          </div>
        </>
      ) : (
        <OpportunityList state={state} change={change} toolbar={toolbar} onClear={clear} />
      )}
      {mayCreate && params['new'] === 'opportunity' && (
        <CreateOpportunity customerId={customerId} onClose={closeForm} />
      )}
    </div>
  );
}
