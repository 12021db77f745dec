import { emitLink } from '#modules/opportunities';
import type { StaffWork, Work } from '#platform';
import type { EnquiryState } from './queries.ts';

/** The room of everyone who may read enquiries. */
export const enquiryReaders = 'right:internal_enquiry.get';

/** Publishes a change of an enquiry to all who may read enquiries. */
export function emitEnquiry(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'internal_enquiry', id }, [enquiryReaders]);
}

type Link = Pick<EnquiryState, 'customerFileId' | 'platformerId'>;

/**
 * Recomputes who may read the opportunities that an enquiry was or is linked to: its platformer may read the linked
 * one, and no others because of it.
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
