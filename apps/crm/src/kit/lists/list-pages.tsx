import { Pagination } from '@szansa/ui/pagination';

import type { Found } from './list-address.ts';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

interface ListPagesProps {
  /** Nothing is shown until it is known, and for none. */
  found: Found | undefined;
  state: ListState;
  change: ChangeList;
}

/** The way through the pages of a list. */
export function ListPages({ found, state, change }: ListPagesProps) {
  if (!found?.total) return null;
  return (
    <Pagination
      // in view also where the rows are higher than the window
      className="sticky bottom-0 z-sticky bg-canvas pt-3 max-sm:static"
      page={state.page}
      perPage={state.perPage}
      total={found.total}
      isTotalLimited={found.isTotalLimited}
      onPageChange={(page) => change({ page })}
      onPerPageChange={(perPage) => change({ perPage })}
    />
  );
}
