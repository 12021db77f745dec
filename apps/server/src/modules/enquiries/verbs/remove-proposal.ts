import { mayRemoveProposal } from '@szansa/domain/enquiry';

import { notFound, Refusal, verb, type StaffContext } from '#platform';
import { lockedEnquiry } from '../access.ts';
import { emitEnquiry } from '../events.ts';
import { addEvent } from '../history.ts';
import { deleteProposal, findProposal } from '../proposal-queries.ts';
import { setLastActivity } from '../queries.ts';

/** Removes a proposal from an open enquiry. @throws 404, 403 `proposal_not_yours`, 409 `wrong_state` */
export function removeProposal(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const found = await findProposal(work.db, id);
    if (!found) throw notFound();
    const { internalEnquiryId } = found;
    const enquiry = await lockedEnquiry(work, internalEnquiryId);
    // fetched again: it may have been deleted while this call waited for the lock of the enquiry
    const proposal = await findProposal(work.db, id);
    if (!proposal) throw notFound();
    const verdict = mayRemoveProposal(work.actor, proposal, enquiry);
    if (verdict === 'not_yours') throw new Refusal('proposal_not_yours');
    if (verdict === 'closed') throw new Refusal('wrong_state');
    const car = proposal.car?.name ?? null;
    await deleteProposal(work.db, id);
    await work.audit({
      entity: 'internal_enquiry',
      entityId: internalEnquiryId,
      action: 'remove_proposal',
      before: { proposalId: id, kind: proposal.kind, car },
    });
    await addEvent(work, internalEnquiryId, 'proposal_removed', { name: car });
    await setLastActivity(work.db, internalEnquiryId, new Date());
    emitEnquiry(work, internalEnquiryId);
  });
}
