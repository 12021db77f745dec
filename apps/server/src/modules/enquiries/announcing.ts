import { emitLink } from '#modules/opportunities';
import type { StaffWork, Work } from '#platform';
import type { EnquiryState } from './queries.ts';

/** The room of everyone who may read enquiries. */
export const enquiryReaders = 'right:internal_enquiry.get';

/** Tells everyone who may read enquiries that one has changed. */
export function emitEnquiry(work: Work, id: string): void {
  work.emitChanged('record-changed', { entity: 'internal_enquiry', id }, [enquiryReaders]);
}

type Link = Pick<EnquiryState, 'customerFileId' | 'platformerId'>;

/**
 * Has the opportunities that an enquiry was or is linked to ask their readers again: its platformer reads the linked one,
 * and no other because of it.
 */
export async function emitRelinked(work: StaffWork, before: Link | null, after: Link): Promise<void> {
  const isSame =
    before?.customerFileId === after.customerFileId && before.platformerId === after.platformerId;
  if (isSame) return;
  const links = [before, after].filter((link) => link !== null);
  const opportunities = new Set(links.map(({ customerFileId }) => customerFileId));
  const people = new Set(links.map(({ platformerId }) => platformerId).filter((id) => id !== null));
  for (const id of opportunities) if (id !== null) await emitLink(work, id, [...people]);
}
