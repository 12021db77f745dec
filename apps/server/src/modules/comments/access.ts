import { readableOpportunity, type OpportunityState } from '#modules/opportunities';
import { denied, notFound, Refusal, type StaffReading, type StaffWork } from '#platform';
import { findCommentState } from './queries.ts';

/** Conversations go on in closed opportunities, not in archived ones. */
export async function openConversation(
  reading: StaffReading,
  customerFileId: string,
): Promise<OpportunityState> {
  const opportunity = await readableOpportunity(reading, customerFileId);
  if (opportunity.isArchived) throw new Refusal('opportunity_archived');
  return opportunity;
}

/** A comment of the actor's own, locked. @throws 404, 403, 409 `opportunity_archived` or `wrong_state` */
export async function ownComment(work: StaffWork, id: string) {
  const row = await findCommentState(work.db, id, { lock: true });
  if (!row) throw notFound();
  await openConversation(work, row.customerFileId);
  if (row.authorId !== work.actor.userId) throw denied();
  if (row.removedAt !== null) throw new Refusal('wrong_state');
  return row;
}
