import { ListBody } from '#kit/lists/list-body.tsx';

import { opportunityList } from './opportunity-list.tsx';
import { useListFilters } from './use-filters.ts';

/** Opportunities as rows under their filters. */
export function OpportunitiesList() {
  return <ListBody list={opportunityList} filters={useListFilters()} besides="15rem" />;
}
