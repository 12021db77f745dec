import { invalid, type StaffWork } from '#platform';
import { findProposed } from './proposal-queries.ts';

/** What an offer says of the answer of an enquiry that it was made from. */
export interface Origin {
  readonly internalEnquiryId: string | null;
  readonly enquiryProposalId: string | null;
}

export const ofNoEnquiry: Origin = { internalEnquiryId: null, enquiryProposalId: null };

/**
 * The answer a new offer is made from: one that the actor may read, of an enquiry about this opportunity or about none. Who
 * reads enquiries is told that it has an offer now. @throws 422
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
  work.emitChanged('record-changed', { entity: 'internal_enquiry', id: internalEnquiryId }, [
    'right:internal_enquiry.get',
  ]);
  return { internalEnquiryId, enquiryProposalId: id };
}
