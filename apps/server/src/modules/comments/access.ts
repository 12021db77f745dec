import { lockedOpportunity, readableOpportunity, type OpportunityState } from '#modules/opportunities';
import { denied, notFound, Refusal, type StaffWork } from '#platform';
import { findCommentState } from './queries.ts';

/** Conversations go on in closed opportunities, not in archived ones. */
function refuseInArchive(opportunity: OpportunityState): OpportunityState {
  if (opportunity.isArchived) throw new Refusal('opportunity_archived');
  return opportunity;
}

/**
 * An opportunity whose conversation goes on, locked: whoever writes takes the id of the message under the lock, so that
 * no message appears before one that is already read. @throws 404, 409 `opportunity_archived`
 */
export async function lockedConversation(work: StaffWork, customerFileId: string): Promise<OpportunityState> {
  return refuseInArchive(await lockedOpportunity(work, customerFileId));
}

/**
 * A comment of the actor's own, locked, and its opportunity.
 * @throws 404, 403, 409 `opportunity_archived` or `wrong_state`
 */
export async function ownComment(work: StaffWork, id: string) {
  const comment = await findCommentState(work.db, id, { lock: true });
  if (!comment) throw notFound();
  const opportunity = refuseInArchive(await readableOpportunity(work, comment.customerFileId));
  if (comment.authorId !== work.actor.userId) throw denied();
  if (comment.removedAt !== null) throw new Refusal('wrong_state');
  return { comment, opportunity };
}
