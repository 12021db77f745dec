import { laterComponent } from '@szansa/ui/later';
import { PageHeader } from '@szansa/ui/page-header';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { CreateLink } from '#kit/lists/create-link.tsx';
import { ListBody } from '#kit/lists/list-body.tsx';
import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { OpportunityBoard } from './board/opportunity-board.tsx';
import { opportunitiesAddress } from './list/opportunities-address.ts';
import { opportunityList } from './list/opportunity-list.tsx';
import { useListFilters, useOpportunityFilters } from './list/use-filters.ts';
import { OpportunitiesTotal, ViewSwitch } from './opportunities-screen-header.tsx';

const CreateOpportunity = laterComponent(
  async () => (await import('./create/create-opportunity.tsx')).CreateOpportunity,
);

/** The board under the filters it shares with the list, and the form of a new opportunity over it. */
function Board() {
  const { has } = useAccess();
  const { state, change } = useListState(opportunitiesAddress);
  const filters = useOpportunityFilters('board', undefined);
  const form = useAddressPart('new');
  const customer = useAddressPart('customerId');
  return (
    <>
      <div className="mb-3">
        <ListFilterBar
          address={opportunitiesAddress}
          texts="opportunities"
          filters={filters}
          state={state}
          change={change}
        />
      </div>
      <div className="min-h-0 flex-1">
        <OpportunityBoard state={state} change={change} />
      </div>
      {has('opportunity.create') && form.value === 'opportunity' && (
        // the board is not narrowed by a customer: the address names one for the form alone
        <CreateOpportunity
          onClose={() => void form.change(undefined).then(() => customer.change(undefined))}
        />
      )}
    </>
  );
}

function List() {
  return <ListBody list={opportunityList} filters={useListFilters()} besides="15rem" />;
}

/** Sales opportunities as a board or as a list, under the same filters. */
export function OpportunitiesScreen() {
  const { t } = useTranslation('opportunities');
  const view = useAddressPart('view').value === 'list' ? 'list' : 'board';
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
        subtitle={<OpportunitiesTotal view={view} />}
        actionsBeside
        actions={
          <>
            <ViewSwitch />
            <CreateLink list={opportunityList} variant="primary" isSmall />
          </>
        }
        className="mb-4"
      />
      {view === 'board' ? <Board /> : <List />}
    </div>
  );
}
