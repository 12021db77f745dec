import { ListScreen } from '#kit/lists/list-screen.tsx';

import { useOpportunityFilters } from '../list/use-filters.ts';
import { unassignedList } from './unassigned-list.tsx';

/** Filters by owner, which are useless where there are none. */
const ofOwners: readonly string[] = ['is_self', 'isUnassigned', 'workerId', 'worker_name'];

/** Leads without an owner: of two users who claim one at once, one gets it. */
export function UnassignedScreen() {
  const filters = useOpportunityFilters('list', undefined).filter(({ key }) => !ofOwners.includes(key));
  return <ListScreen list={unassignedList} filters={filters} />;
}
