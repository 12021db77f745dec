import { denied, notFound, Refusal, type StaffWork } from '#platform';
import type { ConversationKind } from './kind.ts';
import { findCommentState } from './queries.ts';

/**
 * A message of the actor's own and what it is about, both locked.
 * @throws 404, 403, 409 `wrong_state` or where the record is archived
 */
export async function ownMessage<About extends { readonly id: string }>(
  work: StaffWork,
  kind: ConversationKind<About>,
  id: string,
) {
  const found = await findCommentState(work.db, kind.column, id);
  if (!found) throw notFound();
  // the record is locked first, as by verbs that write or archive: nothing changes after it is archived
  const about = await kind.locked(work, found.about);
  const comment = await findCommentState(work.db, kind.column, id, { lock: true });
  if (!comment) throw notFound();
  kind.refuseArchived(about);
  if (comment.authorId !== work.actor.userId) throw denied();
  if (comment.removedAt !== null) throw new Refusal('wrong_state');
  return { comment, about };
}
