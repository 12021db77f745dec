import { lazyExtra } from '@szansa/ui/lazy';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { opportunitiesAddress } from '../list/opportunities-address.ts';
import { opportunityCreation } from '../list/opportunity-creation.tsx';
import { useOpportunityFilters } from '../list/use-filters.ts';
import { CustomerNotice } from '../notices/customer-notice.tsx';
import { OpportunityBoard } from './opportunity-board.tsx';

/** Most addresses name a view that is there. */
const MissingBoard = lazyExtra(async () => (await import('./missing-board.tsx')).MissingBoard);

const { Form: CreateOpportunity } = opportunityCreation.create;

/** The board under the filters it shares with the list, and the form of a new opportunity over it. */
export function OpportunitiesBoard() {
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
      <MissingBoard />
      <div className="min-h-0 flex-1">
        <OpportunityBoard state={state} change={change} />
      </div>
      <CustomerNotice />
      {has('opportunity.create') && form.value === 'opportunity' && (
        // the board is not narrowed by a customer: the address names one for the form alone
        <CreateOpportunity
          onClose={() => void form.change(undefined).then(() => customer.change(undefined))}
        />
      )}
    </>
  );
}
