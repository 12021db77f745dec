import type { EnquiryStatus } from '@szansa/domain/enquiry';

import { client } from '#kit/api/api.ts';
import { toastSuccess, toastUndoable } from '#kit/toasts/toasts.ts';
import { cacheEnquiry, type Enquiry } from '#parts/enquiry/records.ts';

/** Shows that an enquiry was moved, and offers to undo it with the version the move has produced. */
export function showMoved(title: string, moved: Enquiry, from: EnquiryStatus | undefined): void {
  const { id, version, status, moves } = moved;
  if (from === undefined || from === status || !moves.includes(from)) {
    toastSuccess(title);
    return;
  }
  toastUndoable(title, async () => {
    const body = { status: from, version };
    cacheEnquiry(await client.internalEnquiries.move({ params: { id }, body }));
  });
}
