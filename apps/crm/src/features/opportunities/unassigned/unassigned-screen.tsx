import { ListScreen } from '#kit/lists/list-screen.tsx';

import { useOpportunityFilters } from '../list/use-filters.ts';
import { unassignedList } from './unassigned-list.tsx';

/** What tells owners apart, where there are none. */
const ofOwners: readonly string[] = ['is_self', 'isUnassigned', 'workerId', 'worker_name'];

/** Leads that wait for somebody: of two who take one at once, one gets it. */
export function UnassignedScreen() {
  const filters = useOpportunityFilters('list', undefined).filter(({ key }) => !ofOwners.includes(key));
  return <ListScreen list={unassignedList} filters={filters} />;
}
