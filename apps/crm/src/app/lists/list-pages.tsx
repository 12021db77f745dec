import { Pagination } from '@szansa/ui/pagination';

import type { ListState } from './list-state.ts';

interface ListPagesProps {
  /** How many there are in all; nothing is shown until that is known, and for none. */
  total: number | undefined;
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

/** The way through the pages of a list. */
export function ListPages({ total = 0, state, change }: ListPagesProps) {
  if (total === 0) return null;
  return (
    <Pagination
      className="mt-3"
      page={state.page}
      perPage={state.perPage}
      total={total}
      onPageChange={(page) => change({ page })}
      onPerPageChange={(perPage) => change({ perPage })}
    />
  );
}
