import { laterComponent } from '@szansa/ui/later';

import { LoadingColumns, LoadingTable, LoadingToolbar } from '#kit/records/loading-shapes.tsx';

/** The two views of enquiries: whoever opens one does without the code of the other. */
export const EnquiriesBoard = laterComponent(
  async () => (await import('./board/enquiry-board.tsx')).EnquiriesBoard,
  <>
    <LoadingToolbar />
    <div className="min-h-0 flex-1">
      <LoadingColumns />
    </div>
  </>,
);

export const EnquiriesList = laterComponent(
  async () => (await import('./list/enquiry-list.tsx')).EnquiriesList,
  <LoadingTable />,
);
