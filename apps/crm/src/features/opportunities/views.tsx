import { lazyComponent } from '@szansa/ui/lazy';

import { LoadingColumns, LoadingTable, LoadingToolbar } from '#kit/records/loading-shapes.tsx';

/** The two views of opportunities, loaded separately: opening one does not load the code of the other. */
export const OpportunitiesBoard = lazyComponent(
  async () => (await import('./board/opportunities-board-view.tsx')).OpportunitiesBoard,
  <>
    <LoadingToolbar />
    <div className="min-h-0 flex-1">
      <LoadingColumns />
    </div>
  </>,
);

export const OpportunitiesList = lazyComponent(
  async () => (await import('./list/opportunities-list-view.tsx')).OpportunitiesList,
  <LoadingTable />,
);
