import { lazyComponent } from '@szansa/ui/lazy';

import { LoadingColumns, LoadingTable, LoadingToolbar } from '#kit/records/loading-shapes.tsx';

/** The two views of enquiries, loaded separately: opening one does not load the code of the other. */
export const EnquiriesBoard = lazyComponent(
  async () => (await import('./board/enquiry-board.tsx')).EnquiriesBoard,
  <>
    <LoadingToolbar />
    <div className="min-h-0 flex-1">
      <LoadingColumns />
    </div>
  </>,
);

export const EnquiriesList = lazyComponent(
  async () => (await import('./list/enquiry-list.tsx')).EnquiriesList,
  <LoadingTable />,
);
