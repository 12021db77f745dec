import { editableOpportunity } from '#modules/opportunities';
import { notFound, type StaffWork } from '#platform';
import { findOffer } from './queries.ts';

/** An offer of an opportunity the actor may change now; both locked. @throws 404, as `editableOpportunity` */
export async function editableOffer(work: StaffWork, id: string) {
  const found = await findOffer(work.db, id);
  if (!found) throw notFound();
  const opportunity = await editableOpportunity(work, found.customerFileId);
  // fetched again: it may have been changed or deleted while this call waited for the lock of the opportunity
  const offer = await findOffer(work.db, id);
  if (!offer) throw notFound();
  return { opportunity, offer };
}
