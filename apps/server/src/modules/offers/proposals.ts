import { invalid, type StaffWork } from '#platform';
import { findProposed } from './proposal-queries.ts';

/** References of an offer to the enquiry's proposal that it was made from. */
export interface Origin {
  readonly internalEnquiryId: string | null;
  readonly enquiryProposalId: string | null;
}

export const ofNoEnquiry: Origin = { internalEnquiryId: null, enquiryProposalId: null };

/**
 * Returns the proposal that a new offer is made from: the actor may read it, and its enquiry is about this opportunity
 * or about none. Publishes to users who may read enquiries that the proposal has an offer now. @throws 422
 */
export async function proposedIn(
  work: StaffWork,
  customerFileId: string,
  id: string | undefined,
): Promise<Origin> {
  if (id === undefined) return ofNoEnquiry;
  const found = work.actor.can('internal_enquiry.get') ? await findProposed(work.db, id) : undefined;
  const isOfAnother = found?.customerFileId !== null && found?.customerFileId !== customerFileId;
  if (!found || isOfAnother) throw invalid({ path: 'enquiryProposalId', code: 'value_not_allowed' });
  const { internalEnquiryId } = found;
  work.emit('record-changed', { entity: 'internal_enquiry', id: internalEnquiryId }, [
    'right:internal_enquiry.get',
  ]);
  return { internalEnquiryId, enquiryProposalId: id };
}
